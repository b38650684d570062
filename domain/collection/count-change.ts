import type { StoredCount } from './collection-count';
import { isInventory } from './inventory';

/** One change of one printing's count, as the ledger keeps it. */
export interface CountChange {
  from: StoredCount;
  to: StoredCount;
}

/** Whether a change changes anything. */
export const changesCount = ({ from, to }: CountChange): boolean =>
  from.inventory !== to.inventory || from.missingOverride !== to.missingOverride;

/**
 * What a printing's count becomes when a change is taken back: the inventory moves back by as much as the change moved
 * it, whatever happened since; the override goes back only if nobody set another since.
 *
 * @returns null where the inventory would leave 0 to 9,999, which is refused (rules/collection#undo)
 */
export function takenBack({ from, to }: CountChange, now: StoredCount): StoredCount | null {
  const inventory = now.inventory + from.inventory - to.inventory;
  if (!isInventory(inventory)) return null;
  const isOverrideUntouched = now.missingOverride === to.missingOverride;
  return {
    inventory,
    missingOverride: isOverrideUntouched ? from.missingOverride : now.missingOverride,
  };
}
