import type { CountChange, StepReason } from '@domain/collection';
import type { Database, Transaction } from '@server/db/database';
import { accountGone } from '@server/modules/user/commands/hold-account';
import { columnsOf, statementFor, statementForOne, valuesOf } from './step-statement';

/** A change of one printing's count, made by someone who saw its version. */
export interface VersionedChange extends CountChange {
  variantId: string;
  /** As it was seen; 0 for a printing that was never counted. */
  version: number;
}

/** What the ledger says of a step besides its changes. */
export interface Step {
  /** The id of a step that was begun in the same transaction, which these changes belong to as well. */
  id?: number | null;
  /** Whose counts change. */
  userId: string;
  /** Null where the program changes them. */
  actorId: string | null;
  reason: StepReason;
  note?: string | null;
  undoesId?: number | null;
  idempotencyKey?: string | null;
}

export interface RecordedStep {
  id: number;
  /** The new version of each printing that was changed, by its id. */
  versions: ReadonlyMap<string, number>;
}

/**
 * Appends a step to the ledger and projects it on the counts, in one statement. What was changed since its version
 * was seen is left alone, in the ledger too: compare `versions` with what was asked for, and where several changes
 * belong together, do so in a transaction.
 *
 * @returns null where nothing was changed, in which case there is no step
 * @throws UNAUTHENTICATED where the player's account was deleted meanwhile
 */
export async function recordStep(
  database: Database | Transaction,
  step: Step,
  changes: readonly VersionedChange[],
): Promise<RecordedStep | null> {
  const given = { ...valuesOf(step), ...columnsOf(changes) };
  // Only for one change: for thousands, a plan that was made for a few would compare each with each.
  const rows =
    changes.length === 1
      ? await statementForOne(database).execute(given)
      : await statementFor(database).execute(given);
  const [first] = rows;
  if (first === undefined) throw accountGone();
  if (first.stepId === null) return null;
  return {
    id: Number(first.stepId),
    versions: new Map(rows.map(({ variantId, version }) => [variantId, version])),
  };
}
