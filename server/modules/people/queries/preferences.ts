import { DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import type { Database, Transaction } from '@server/platform/db/database';
import { collectionPreferences } from '../tables';
import { eq, getTableColumns } from 'drizzle-orm';

/** A player's preferences; `id` is the player's. */
export interface CollectionPreferences extends PreferenceCounts {
  id: string;
}

/** A player's preferences, or the defaults (rules/accounts#preferences). */
export async function preferencesOf(
  database: Database | Transaction,
  userId: string,
): Promise<CollectionPreferences> {
  return { id: userId, ...((await findPreferences(database, userId)) ?? DEFAULT_PREFERENCES) };
}

export const { userId: _userId, ...counts } = getTableColumns(collectionPreferences);

/** The stored preferences; null if there are none. */
async function findPreferences(
  database: Database | Transaction,
  userId: string,
): Promise<PreferenceCounts | null> {
  const [row] = await database
    .select(counts)
    .from(collectionPreferences)
    .where(eq(collectionPreferences.userId, userId));
  return row ?? null;
}
