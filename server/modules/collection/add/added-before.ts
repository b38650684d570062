import type { Database } from '@server/db/database';
import { collectionEvent, collectionStep } from '@server/db/tables';
import { and, eq, sql } from 'drizzle-orm';

/** A step that was sent before under the same key. */
export interface StepBefore {
  stepId: number;
  /** How many copies it added, by the printing's id; without printings that the catalogue has lost since. */
  added: ReadonlyMap<string, number>;
}

/** A player's step by the key under which it was sent; null where there is none. */
export async function findAddedBefore(
  database: Database,
  userId: string,
  idempotencyKey: string,
): Promise<StepBefore | null> {
  const rows = await database
    .select({
      stepId: collectionStep.id,
      variantId: collectionEvent.cardVariantId,
      added: sql<number | null>`${collectionEvent.inventoryTo} - ${collectionEvent.inventoryFrom}`,
    })
    .from(collectionStep)
    .leftJoin(collectionEvent, eq(collectionEvent.stepId, collectionStep.id))
    .where(
      and(eq(collectionStep.userId, userId), eq(collectionStep.idempotencyKey, idempotencyKey)),
    );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    stepId: first.stepId,
    added: new Map(
      rows.flatMap(({ variantId, added }) =>
        variantId === null || added === null ? [] : [[variantId, added]],
      ),
    ),
  };
}
