import type { FileContents } from '@domain/collection-file';
import type { Database, Transaction } from '@server/platform/db/database';
import { collectionImport } from '../../tables';
import { holdOwnAccount } from '@server/modules/people';
import { eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';

/** How long a file that was read is kept for the player's decision. */
export const KEPT_FOR = '1 hour';

export interface KeptImport {
  fileName: string;
  contents: FileContents;
}

/**
 * Stores a reading until the player decides. It replaces an earlier one.
 *
 * @returns its id
 * @throws UNAUTHENTICATED if their account was deleted meanwhile
 */
export async function keepImport(
  database: Database,
  userId: string,
  kept: KeptImport,
): Promise<string> {
  const reading = { ...kept, id: randomUUID() };
  await database.transaction(async (transaction) => {
    await holdOwnAccount(transaction, userId);
    await transaction
      .insert(collectionImport)
      .values({ userId, ...reading })
      .onConflictDoUpdate({
        target: collectionImport.userId,
        set: { ...reading, readAt: sql`now()` },
      });
  });
  return reading.id;
}

/** Deletes readings that nobody decided on in time. */
export async function sweepImports(database: Database | Transaction): Promise<void> {
  await database
    .delete(collectionImport)
    .where(lt(collectionImport.readAt, sql`now() - ${KEPT_FOR}::interval`));
}

/** Deletes a player's reading, applied or not. */
export async function deleteImport(
  database: Database | Transaction,
  userId: string,
): Promise<void> {
  await database.delete(collectionImport).where(eq(collectionImport.userId, userId));
}
