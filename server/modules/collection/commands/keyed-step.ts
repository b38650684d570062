import type { Database } from '@server/platform/db/database';
import { retryOnDeadlock } from '@server/platform/db/deadlock';
import { collectionEvent, collectionStep } from '../tables';
import { isUniqueViolation } from '@server/platform/db/unique-violation';
import { ofStep } from '../queries/of-step';
import { and, eq } from 'drizzle-orm';
import {
  type RecordedStep,
  recordLargeStep,
  recordStep,
  type Step,
  VersionConflict,
  type VersionedChange,
} from './record-step';

/** A step that was sent earlier with the same key. */
interface StepBefore {
  stepId: number;
  /** Its inventories by printing id, without printings that have left the catalogue since. */
  inventories: ReadonlyMap<string, { from: number; to: number }>;
}

/** Finds a player's step by the browser's key; null if the key is new. */
export async function findStepBefore(
  database: Database,
  userId: string,
  idempotencyKey: string,
): Promise<StepBefore | null> {
  const rows = await database
    .select({
      stepId: collectionStep.id,
      variantId: collectionEvent.cardVariantId,
      from: collectionEvent.inventoryFrom,
      to: collectionEvent.inventoryTo,
    })
    .from(collectionStep)
    .leftJoin(collectionEvent, ofStep)
    .where(
      and(eq(collectionStep.userId, userId), eq(collectionStep.idempotencyKey, idempotencyKey)),
    );
  const [first] = rows;
  if (first === undefined) return null;
  const inventories = new Map(
    rows.flatMap(({ variantId, from, to }) =>
      variantId === null || from === null || to === null ? [] : [[variantId, { from, to }]],
    ),
  );
  return { stepId: first.stepId, inventories };
}

/**
 * Records all changes as one step by the player.
 *
 * @returns null if the caller must retry: another change came first, or this step is being recorded
 */
export async function recordKeyedStep(
  database: Database,
  { userId, ...given }: Pick<Step, 'userId' | 'reason'> & { idempotencyKey: string },
  changes: readonly VersionedChange[],
): Promise<RecordedStep | null> {
  const step = { userId, actorId: userId, ...given };
  try {
    // A single change is one statement and needs no transaction.
    if (changes.length === 1) {
      return await retryOnDeadlock(() => recordStep(database, step, changes));
    }
    return await database.transaction(async (transaction) => {
      const recorded = await recordLargeStep(transaction, step, changes);
      if (recorded === null) throw new VersionConflict();
      return recorded;
    });
  } catch (error) {
    if (error instanceof VersionConflict || isUniqueViolation(error, 'collection_step_sent_once'))
      return null;
    throw error;
  }
}
