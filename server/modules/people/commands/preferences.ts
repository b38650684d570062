import {
  COUNT_FIELDS,
  type CountField,
  DEFAULT_PREFERENCES,
  isPreferenceCount,
  PREFERENCE_COUNTS,
  type PreferenceCounts,
} from '@domain/preferences';
import type { Database, Transaction } from '@server/platform/db/database';
import { collectionPreferences, userAccount } from '../tables';
import type { FieldError } from '@server/platform/graphql/field-error';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type CollectionPreferences, counts, preferencesOf } from '../queries/preferences';

/**
 * Changes some preferences; if one of them is out of range, none (rules/accounts#preferences).
 *
 * @param input undefined counts stay as they are
 * @returns the preferences after the change
 */
export async function changePreferences(
  database: Database,
  userId: string,
  input: Partial<Record<CountField, number | null | undefined>>,
): Promise<{ preferences: CollectionPreferences; errors: FieldError[] }> {
  const changes: Partial<PreferenceCounts> = {};
  const errors: FieldError[] = [];
  for (const field of COUNT_FIELDS) {
    const count = input[field];
    if (isPreferenceCount(count)) changes[field] = count;
    else if (count !== undefined) errors.push(notACount(field));
  }
  const saved =
    errors.length === 0 && Object.keys(changes).length > 0
      ? await savePreferences(database, userId, changes)
      : null;
  const preferences =
    saved === null ? await preferencesOf(database, userId) : { id: userId, ...saved };
  return { preferences, errors };
}

const notACount = (field: CountField): FieldError => ({
  field,
  message: `Choose a count from ${PREFERENCE_COUNTS[0]} to ${PREFERENCE_COUNTS.at(-1)}.`,
  code: null,
});

/** Stores some preferences. @returns all of them; null for a deleted account */
async function savePreferences(
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

/** Deletes a person's preferences. */
export async function deletePreferences(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(collectionPreferences).where(eq(collectionPreferences.userId, userId));
}
