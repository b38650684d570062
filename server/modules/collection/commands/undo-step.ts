import { changesCount, isUndoable, takenBack } from '@domain/collection';
import type { Database, Transaction } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import { holdOwnAccount } from '@server/modules/user/commands/hold-account';
import { recordLargeStep } from '../record-large-step';
import type { RecordedStep, VersionedChange } from '../record-step';
import { ALREADY_UNDONE, NOT_UNDOABLE, NOTHING_TO_UNDO, outOfRange } from '../undo/refusal';
import { lockUndoable, lockDoneChanges } from '../undo/repo';
import { CountsMoved, whileCountsMove } from './counts-moved';

export type UndoOutcome = { ok: true; step: RecordedStep } | { ok: false; error: FieldError };

const refused = (error: FieldError): UndoOutcome => ({ ok: false, error });

/**
 * Takes a step back, whatever happened since, by appending its inverse: all of its counts or none. An undo is a step
 * like any other, so undoing that one brings the step back (product 6).
 *
 * @returns null where the player has no such step
 * @throws UNAUTHENTICATED where their account was deleted meanwhile
 */
export const undoStep = (
  database: Database,
  userId: string,
  stepId: number,
): Promise<UndoOutcome | null> =>
  whileCountsMove(() =>
    database.transaction((transaction) => undoOnce(transaction, userId, stepId)),
  );

async function undoOnce(
  transaction: Transaction,
  userId: string,
  stepId: number,
): Promise<UndoOutcome | null> {
  // Before the step, as the deletion of the account takes the two.
  await holdOwnAccount(transaction, userId);
  const undoable = await lockUndoable(transaction, userId, stepId);
  if (undoable === null) return null;
  if (!isUndoable(undoable.reason)) return refused(NOT_UNDOABLE);
  if (undoable.isUndone) return refused(ALREADY_UNDONE);

  const changes: VersionedChange[] = [];
  const beyond: { variantId: string; inventory: number }[] = [];
  for (const { variantId, done, now, version } of await lockDoneChanges(
    transaction,
    userId,
    stepId,
  )) {
    const to = takenBack(done, now);
    if (to === null) {
      const inventory = now.inventory + done.from.inventory - done.to.inventory;
      beyond.push({ variantId, inventory });
    } else if (changesCount({ from: now, to })) {
      changes.push({ variantId, version, from: now, to });
    }
  }
  if (beyond.length > 0) return refused(await outOfRange(transaction, beyond));
  if (changes.length === 0) return refused(NOTHING_TO_UNDO);

  const step = { userId, actorId: userId, reason: 'UNDO', undoesId: stepId } as const;
  const recorded = await recordLargeStep(transaction, step, changes);
  if (recorded === null) throw new CountsMoved();
  return { ok: true, step: recorded };
}
