import type { VariantType } from '../card';
import {
  changesCount,
  type CountChange,
  isInventory,
  NEVER_COUNTED,
  type StoredCount,
  withInventory,
} from '../collection';
import type { ImportMode } from './file-format';
import {
  type FileContents,
  type FilePrinting,
  type FileReading,
  type RowNote,
  type RowNotes,
  tooMany,
} from './tally';

/** What the player sees of a file before anything changes (rules/collection-files#preview). */
export interface ImportPreview extends FileReading {
  /** The reading's id, with which it can be applied within the hour. */
  id: string;
  fileName: string;
  held: HeldCounts;
  /** The result of each import mode. */
  plans: Record<ImportMode, PlanPreview>;
}

export interface PlanPreview {
  /** How many printings' counts would change. */
  changes: number;
  /** How many copies the collection would gain or lose. */
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
export const MAX_PREVIEWED = 200;

/** How many printings of a file have copies, and how many of them have the same count in the collection. */
export interface HeldCounts {
  same: number;
  of: number;
}

export function heldCounts(
  { printings }: FileContents,
  stored: ReadonlyMap<string, StoredCount>,
): HeldCounts {
  const counted = printings.filter(({ count }) => count > 0);
  const same = counted.filter(({ variantId, count }) => stored.get(variantId)?.inventory === count);
  return { same: same.length, of: counted.length };
}

/** A file with at least this many printings counts as the same one even if a few counts have changed since. */
const MANY_PRINTINGS = 20;
const NEARLY_ALL = 0.9;

/**
 * Whether a file has the collection's own counts, probably because it was imported before. Adding it would double
 * the collection (rules/collection-files#doubling).
 */
export const isHeldAlready = ({ same, of }: HeldCounts): boolean =>
  of > 0 && (same === of || (of >= MANY_PRINTINGS && same >= of * NEARLY_ALL));

/** The result of an import. */
export interface AppliedImport {
  /** The step that the import made; null if nothing changed. */
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
  /** Changes that would take a count out of 0 to 9,999. */
  refused: RowNote[];
}

/**
 * The changes of an import. Adding adds the file's counts. Replacing sets them, and other printings of the file's sets
 * become 0. Printings named by rejected rows stay as they are.
 *
 * @param stored the collection's counts of the file's sets, by the printing's id
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
    change(printing.variantId, from, countAfter(mode, printing, from, counted));
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

function countAfter(
  mode: ImportMode,
  { missing }: FilePrinting,
  from: StoredCount,
  inventory: number,
): StoredCount {
  const counted = withInventory(from, inventory);
  // When adding, a Need that the file leaves to the preferences doesn't remove one that the player set.
  if (missing === undefined || (missing === null && mode === 'add')) return counted;
  return { inventory, missingOverride: missing };
}
