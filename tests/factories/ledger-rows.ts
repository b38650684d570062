import type { Database } from '@server/platform/db/database';
import { collectionEvent, collectionItem, collectionStep } from '@server/modules/collection/tables';
import { and, eq } from 'drizzle-orm';

interface StepGiven {
  userId: string;
  at: string;
  /** How many copies there are afterwards, by the printing's id. */
  counts: Record<string, number>;
}

/** Inserts a step of a player's ledger at any time, with its projection. @returns the step's id */
export async function insertStep(
  database: Database,
  { userId, at, counts }: StepGiven,
): Promise<number> {
  const [step] = await database
    .insert(collectionStep)
    .values({ userId, actorId: userId, reason: 'EDIT', at })
    .returning({ id: collectionStep.id });
  for (const [cardVariantId, inventory] of Object.entries(counts)) {
    const { userId: owner, cardVariantId: printing } = collectionItem;
    const [known] = await database
      .select()
      .from(collectionItem)
      .where(and(eq(owner, userId), eq(printing, cardVariantId)));
    await database.insert(collectionEvent).values({
      stepId: step!.id,
      at,
      userId,
      cardVariantId,
      inventoryFrom: known?.inventory ?? 0,
      inventoryTo: inventory,
    });
    await database
      .insert(collectionItem)
      .values({ userId, cardVariantId, inventory })
      .onConflictDoUpdate({ target: [owner, printing], set: { inventory } });
  }
  return step!.id;
}
