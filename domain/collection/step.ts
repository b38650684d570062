import { parserOf } from '../errors';
import { isInventory } from '../readers';
import type { StoredCount } from './count';

/** Who changed somebody's counts, as the owner sees it (rules/collection#ledger). */
export const STEP_ACTORS = ['YOU', 'PLAYER', 'DELETED_USER', 'PROGRAM'] as const;
export type StepActor = (typeof STEP_ACTORS)[number];

/** Throws `Unknown step actor: value` for any other value. */
export const parseStepActor = parserOf('step actor', STEP_ACTORS);

/** Why counts changed: what the ledger says of a step (rules/collection#ledger). */
export const STEP_REASONS = ['EDIT', 'QUICK_ADD', 'IMPORT', 'UNDO', 'EXCHANGE', 'DEMO'] as const;
export type StepReason = (typeof STEP_REASONS)[number];

/** Throws `Unknown step reason: value` for any other value. */
export const parseStepReason = parserOf('step reason', STEP_REASONS);

/** Whether a step can be undone: not an exchange, after which another player has the copies (rules/collection#undo). */
export const isUndoable = (reason: StepReason): boolean => reason !== 'EXCHANGE';

/** The largest payment for a step's copies, in whole cents. */
export const MAX_PAID_CENTS = 100_000_000;

/** Whether a number is a valid payment: whole cents from 0 to {@link MAX_PAID_CENTS} (rules/collection#paid). */
export const isPaid = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= MAX_PAID_CENTS;

/** Whether the player may enter a payment for a step: it added copies, and doesn't undo another step. */
export const canBePaid = ({ reason, copiesAdded }: { reason: StepReason; copiesAdded: number }) =>
  copiesAdded > 0 && reason !== 'UNDO';

/** One change of one printing's count, as the ledger keeps it. */
export interface CountChange {
  from: StoredCount;
  to: StoredCount;
}

/** Whether a change changes anything. */
export const changesCount = ({ from, to }: CountChange): boolean =>
  from.inventory !== to.inventory || from.missingOverride !== to.missingOverride;

/**
 * A printing's count after a change is undone: the inventory moves back by the change, whatever happened since; the
 * override is restored unless another was set since.
 *
 * @returns null if the inventory would leave 0 to 9,999, which is refused (rules/collection#undo)
 */
export function undoneCount({ from, to }: CountChange, now: StoredCount): StoredCount | null {
  const inventory = now.inventory + from.inventory - to.inventory;
  if (!isInventory(inventory)) return null;
  const isOverrideUntouched = now.missingOverride === to.missingOverride;
  return {
    inventory,
    missingOverride: isOverrideUntouched ? from.missingOverride : now.missingOverride,
  };
}
