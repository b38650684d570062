import type { Database } from '@server/db/database';
import { collectionStep } from '@server/db/tables';

/** Inserts a step of a player's ledger that changed nothing. @returns its id */
export async function insertStep(database: Database, userId: string): Promise<number> {
  const step = { userId, actorId: userId, reason: 'EDIT' } as const;
  const [row] = await database
    .insert(collectionStep)
    .values(step)
    .returning({ id: collectionStep.id });
  return row!.id;
}
