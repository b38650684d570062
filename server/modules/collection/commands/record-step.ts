import type { CountChange, StepReason } from '@domain/collection';
import type { Database, Transaction } from '@server/platform/db/database';
import { notSignedIn } from '@server/modules/people';
import { columnsOf, statementFor, statementForOne, valuesOf } from './step-statement';

/** A change of one printing's count, with the version that it is based on. */
export interface VersionedChange extends CountChange {
  variantId: string;
  /** 0 for a printing that was never counted. */
  version: number;
}

/** A step of the ledger, without its changes. */
export interface Step {
  /** The id of a step of the same transaction to which the changes are added. */
  id?: number | null;
  /** Whose counts change. */
  userId: string;
  /** Null if the program changes them. */
  actorId: string | null;
  reason: StepReason;
  note?: string | null;
  undoesId?: number | null;
  idempotencyKey?: string | null;
}

export interface RecordedStep {
  id: number;
  /** The new version of each changed printing, by its id. */
  versions: ReadonlyMap<string, number>;
}

/**
 * Appends a step to the ledger and updates the counts, in one statement (rules/collection#ledger). Counts that changed
 * since their version stay as they are, in the ledger too. Compare `versions` with the request, in a transaction if several
 * changes belong together.
 *
 * @returns null if nothing was changed; then there is no step
 * @throws UNAUTHENTICATED if the player's account was deleted meanwhile
 */
export async function recordStep(
  database: Database | Transaction,
  step: Step,
  changes: readonly VersionedChange[],
): Promise<RecordedStep | null> {
  const given = { ...valuesOf(step), ...columnsOf(changes) };
  // For one change only: with a plan made for a few, thousands would each be compared with each other.
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
 * Records a step of any size, all of it or nothing: roll the transaction back if it returns null.
 *
 * @param onWritten gets how many of how many changes are written
 * @returns null if one of the counts changed since its version, or if there are no changes
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

/** Printings in one statement: few enough for its timeout, and to report progress. */
const PIECE = 5_000;

/** The order in which everyone locks counts, so that no two large steps deadlock. */
export const byPrinting = (one: { variantId: string }, other: { variantId: string }): number =>
  one.variantId < other.variantId ? -1 : 1;

/** A long list in pieces that fit one statement. */
export function* inPieces<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += PIECE) yield rows.slice(at, at + PIECE);
}

/** A count changed between reading and writing it. */
export class VersionConflict extends Error {}

/** Retries a whole transaction for as long as it fails with a {@link VersionConflict}. */
export async function retryOnConflict<Done>(attempt: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}
