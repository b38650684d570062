import type { CountChange, StepReason } from '@domain/collection';
import type { Database, Transaction } from '@server/db/database';
import { notSignedIn } from '@server/modules/user';
import { columnsOf, statementFor, statementForOne, valuesOf } from '../step-statement';

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
  if (first === undefined) throw notSignedIn();
  if (first.stepId === null) return null;
  return {
    id: Number(first.stepId),
    versions: new Map(rows.map(({ variantId, version }) => [variantId, version])),
  };
}

/**
 * Records a step of any size, all of it or nothing, so the transaction has to be given up where it isn't all recorded.
 *
 * @param onWritten is told how many of how many changes are written
 * @returns null where one of the counts was changed since its version was seen, or there is nothing to change
 */
export async function recordLargeStep(
  transaction: Transaction,
  step: Step,
  changes: readonly VersionedChange[],
  onWritten?: (written: number, of: number) => void,
): Promise<RecordedStep | null> {
  let id: number | null = null;
  const versions = new Map<string, number>();
  for (const piece of inPieces(changes.toSorted(byPrinting))) {
    const recorded = await recordStep(transaction, { ...step, id }, piece);
    if (recorded?.versions.size !== piece.length) return null;
    id = recorded.id;
    for (const [variantId, version] of recorded.versions) versions.set(variantId, version);
    onWritten?.(versions.size, changes.length);
  }
  return id === null ? null : { id, versions };
}
/** Printings that are dealt with at once: few enough for a statement's time, and to tell of progress. */
const PIECE = 5_000;

/** The order in which everyone locks printings' counts, so that no two large steps wait for each other. */
export const byPrinting = (one: { variantId: string }, other: { variantId: string }): number =>
  one.variantId < other.variantId ? -1 : 1;

/** A long list in pieces, each as large as one statement takes. */
export function* inPieces<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += PIECE) yield rows.slice(at, at + PIECE);
}
/** A count was changed between its reading and its writing. */
export class VersionConflict extends Error {}

/** Does something as a whole again, until nobody changes its counts meanwhile. @throws what it throws otherwise */
export async function retryOnConflict<Done>(attempt: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}
