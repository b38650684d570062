import type { VariantType } from '../card';
import {
  changesCount,
  type CountChange,
  isInventory,
  NEVER_COUNTED,
  type StoredCount,
  withInventory,
} from '../collection';
import type { CollectionFileFormat, ImportMode } from './file-format';
import {
  type FileContents,
  type FilePrinting,
  type RowNote,
  type RowNotes,
  tooMany,
} from './tally';

/** What the player sees of a file before anything changes (rules/collection-files#preview). */
export interface ImportPreview {
  /** The reading's id, with which it can be applied within the hour. */
  id: string;
  fileName: string;
  format: CollectionFileFormat;
  rows: number;
  /** Rows that can't be used, and why. */
  rejected: RowNotes;
  warnings: RowNotes;
  /** What each way of importing it would do. */
  plans: Record<ImportMode, PlanPreview>;
}

export interface PlanPreview {
  /** How many printings' counts would change. */
  changes: number;
  /** How many copies the collection would hold more, or fewer. */
  copies: number;
  sets: { code: string; name: string; changes: number; copies: number }[];
  /** The first changes, one by one. */
  first: PreviewedChange[];
  /** Counts that can't be changed, and why. */
  refused: RowNotes;
}

export interface PreviewedChange {
  variantId: string;
  setCode: string;
  number: string;
  name: string;
  subtitle: string | null;
  variantType: VariantType;
  from: StoredCount;
  to: StoredCount;
}

/** At most this many changes are listed one by one. */
export const MOST_PREVIEWED = 200;

/** What came of an import. */
export interface AppliedImport {
  /** The step that undoes it all; null where everything was so already. */
  stepId: string | null;
  /** How many printings' counts changed. */
  changes: number;
}

/** One line of the answer while an import is applied. */
export type ImportProgress =
  | { written: number; of: number }
  | { applied: AppliedImport }
  | { errors: unknown[] };

export interface PlannedChange extends CountChange {
  variantId: string;
}

export interface ImportPlan {
  changes: PlannedChange[];
  /** What can't be, since a count would leave 0 to 9,999. */
  refused: RowNote[];
}

/**
 * What an import would change. Adding puts a file's counts on top; replacing puts them in place, and what the file
 * doesn't count of the sets that it names becomes 0. What a rejected row names stays as it is.
 *
 * @param stored what the collection holds of the sets that the file names, by the printing's id
 */
export function planImport(
  mode: ImportMode,
  { printings, untouched }: FileContents,
  stored: ReadonlyMap<string, StoredCount>,
): ImportPlan {
  const plan: ImportPlan = { changes: [], refused: [] };
  const change = (variantId: string, from: StoredCount, to: StoredCount) => {
    if (changesCount({ from, to })) plan.changes.push({ variantId, from, to });
  };

  for (const printing of printings) {
    const { inventory, missingOverride } = stored.get(printing.variantId) ?? NEVER_COUNTED;
    const from = { inventory, missingOverride };
    const counted = mode === 'add' ? inventory + printing.count : printing.count;
    if (!isInventory(counted)) {
      const text = tooMany('Together with what is in the collection that makes', counted);
      plan.refused.push({ line: printing.line, about: printing.about, text });
      continue;
    }
    change(printing.variantId, from, toBe(mode, printing, from, counted));
  }
  if (mode === 'replace') {
    const named = new Set([...untouched, ...printings.map(({ variantId }) => variantId)]);
    const clears = printings.some(({ missing }) => missing !== undefined);
    for (const [variantId, { inventory, missingOverride }] of stored) {
      if (named.has(variantId)) continue;
      const to = { inventory: 0, missingOverride: clears ? null : missingOverride };
      change(variantId, { inventory, missingOverride }, to);
    }
  }
  return plan;
}

function toBe(
  mode: ImportMode,
  { missing }: FilePrinting,
  from: StoredCount,
  inventory: number,
): StoredCount {
  const counted = withInventory(from, inventory);
  // Adding, a file that leaves a Need to the preferences takes back none that the player set.
  if (missing === undefined || (missing === null && mode === 'add')) return counted;
  return { inventory, missingOverride: missing };
}
