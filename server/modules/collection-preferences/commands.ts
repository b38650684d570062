import {
  COUNT_FIELDS,
  DEFAULT_PREFERENCES,
  isPreferenceCount,
  PREFERENCE_COUNTS,
  type CountField,
  type PreferenceCounts,
} from '@domain/preferences';
import type { Database, Transaction } from '@server/db/database';
import type { FieldError } from '@server/graphql/field-error';
import { deletePreferences, findPreferences, savePreferences } from './repo';

/** The counts of a person; `id` is the person's own. */
export interface CollectionPreferences extends PreferenceCounts {
  id: string;
}

/** What somebody chose, or the defaults (product 6). */
export async function preferencesOf(
  database: Database,
  userId: string,
): Promise<CollectionPreferences> {
  return { id: userId, ...((await findPreferences(database, userId)) ?? DEFAULT_PREFERENCES) };
}

/**
 * Changes the counts that were given, all or, where one of them isn't from 0 to 4, none (spec 5).
 *
 * @param asked what is undefined stays as it is
 * @returns the preferences as they are then
 */
export async function changePreferences(
  database: Database,
  userId: string,
  asked: Partial<Record<CountField, number | null | undefined>>,
): Promise<{ preferences: CollectionPreferences; errors: FieldError[] }> {
  const given = COUNT_FIELDS.filter((field) => asked[field] !== undefined);
  const errors = given.filter((field) => !isPreferenceCount(asked[field])).map(notACount);
  const saved =
    given.length > 0 && errors.length === 0
      ? await savePreferences(database, userId, countsOf(asked, given))
      : null;
  const preferences =
    saved === null ? await preferencesOf(database, userId) : { id: userId, ...saved };
  return { preferences, errors };
}

/** Takes away what somebody chose. */
export const forgetPreferences = (transaction: Transaction, userId: string): Promise<void> =>
  deletePreferences(transaction, userId);

const countsOf = (asked: object, given: readonly CountField[]) =>
  Object.fromEntries(
    Object.entries(asked).filter(([field]) => (given as readonly string[]).includes(field)),
  ) as Partial<PreferenceCounts>;

const notACount = (field: CountField): FieldError => ({
  field,
  message: `Choose a count from ${PREFERENCE_COUNTS[0]} to ${PREFERENCE_COUNTS.at(-1)}.`,
  code: null,
});
