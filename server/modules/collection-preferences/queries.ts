import { DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import type { Database } from '@server/db/database';
import { collectionPreferences } from '@server/db/tables';
import { eq, getTableColumns } from 'drizzle-orm';

/** The counts of a person; `id` is the person's own. */
export interface CollectionPreferences extends PreferenceCounts {
  id: string;
}

/** What somebody chose, or the defaults (rules/accounts#preferences). */
export async function preferencesOf(
  database: Database,
  userId: string,
): Promise<CollectionPreferences> {
  return { id: userId, ...((await findPreferences(database, userId)) ?? DEFAULT_PREFERENCES) };
}

export const { userId: _userId, ...counts } = getTableColumns(collectionPreferences);

/** The counts that somebody chose; null for none. */
async function findPreferences(
  database: Database,
  userId: string,
): Promise<PreferenceCounts | null> {
  const [row] = await database
    .select(counts)
    .from(collectionPreferences)
    .where(eq(collectionPreferences.userId, userId));
  return row ?? null;
}
