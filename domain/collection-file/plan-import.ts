import {
  changesCount,
  isInventory,
  NEVER_COUNTED,
  withInventory,
  type CountChange,
  type StoredCount,
} from '../collection';
import type { ImportMode } from './file-format';
import { tooMany, type FileContents, type FilePrinting, type RowNote } from './tally';

export interface PlannedChange extends CountChange {
  variantId: string;
}

export interface ImportPlan {
  changes: PlannedChange[];
  /** What can't be, since a count would leave 0 to 9,999. */
  refused: RowNote[];
}

/**
 * What an import would change. Adding, a file's counts come on top; replacing, they stand instead, and what the file
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
