import type { PreferenceCounts } from '@domain/preferences';
import { DEFAULT_PREFERENCES } from '@domain/preferences';
import type { Database, Transaction } from '@server/db/database';
import { collectionPreferences, userAccount } from '@server/db/tables';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';

const { userId: _userId, ...counts } = getTableColumns(collectionPreferences);

/** The counts that somebody chose; null for none. */
export async function findPreferences(
  database: Database,
  userId: string,
): Promise<PreferenceCounts | null> {
  const [row] = await database
    .select(counts)
    .from(collectionPreferences)
    .where(eq(collectionPreferences.userId, userId));
  return row ?? null;
}

/** Changes some counts of an account that isn't deleted. @returns all of them; null for a deleted account */
export async function savePreferences(
  database: Database,
  userId: string,
  changes: Partial<PreferenceCounts>,
): Promise<PreferenceCounts | null> {
  return database.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(and(eq(userAccount.id, userId), isNull(userAccount.deletedAt)))
      .for('share');
    if (account === undefined) return null;
    const [row] = await transaction
      .insert(collectionPreferences)
      .values({ userId, ...DEFAULT_PREFERENCES, ...changes })
      .onConflictDoUpdate({
        target: collectionPreferences.userId,
        set: { userId: sql`excluded.user_id`, ...changes },
      })
      .returning(counts);
    return row ?? null;
  });
}

export async function deletePreferences(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(collectionPreferences).where(eq(collectionPreferences.userId, userId));
}
