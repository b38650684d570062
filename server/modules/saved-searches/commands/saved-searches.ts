import { canonicalLine, savedSearchKey, toSavedSearchName } from '@domain/saved-search';
import type { Database, Transaction } from '@server/platform/db/database';
import { savedSearch } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { conflictOf, type FieldError } from '@server/platform/graphql/field-error';
import { latestArrival } from '@server/modules/catalogue';
import { lockUser, notSignedIn } from '@server/modules/people';
import { and, eq, sql } from 'drizzle-orm';
import { findSavedSearch, findSavedSearches, type SavedSearch } from '../queries/saved-searches';
import { validateCopies, validateLine, validateName, validateNumber } from './validation';

export interface SavedSearchResult {
  /** After the change, also with errors; null for one that wasn't saved. */
  savedSearch: SavedSearch | null;
  errors: FieldError[];
}

export interface NewSavedSearch {
  name: string;
  line: string;
  copies: number;
  addsNew: boolean;
  /** Of a deleted one that is saved again; null for a new one. */
  filledUpTo: number | null;
}

/**
 * Keeps a search under a name. A request for one that exists with this name and line changes nothing, since its first
 * answer may have been lost.
 *
 * @throws UNAUTHENTICATED if the account was deleted meanwhile
 */
export const createSavedSearch = (
  database: Database,
  userId: string,
  { name, line, ...input }: NewSavedSearch,
): Promise<SavedSearchResult> =>
  inOrder(database, userId, async (transaction) => {
    const kept = await findSavedSearches(transaction, userId);
    const canonical = canonicalLine(line);
    const same = kept.find((other) => savedSearchKey(other.name) === savedSearchKey(name));
    if (same && same.line === canonical) return { savedSearch: same, errors: [] };
    const errors = [
      ...validateName(name, kept),
      ...validateLine(line),
      ...validateCopies(input.copies),
    ];
    if (errors.length === 0) errors.push(...validateNumber(kept));
    if (errors.length > 0 || canonical === null) return { savedSearch: null, errors };
    const latest = await latestArrival(transaction);
    const { copies, addsNew } = input;
    const filledUpTo = input.filledUpTo === null ? null : clamp(input.filledUpTo, latest);
    const [row] = await transaction
      .insert(savedSearch)
      .values({
        userId,
        name: toSavedSearchName(name),
        nameKey: savedSearchKey(name),
        line: canonical,
        copies,
        addsNew,
        filledUpTo: addsNew ? (filledUpTo ?? latest) : filledUpTo,
        judgedUpTo: addsNew ? latest : null,
      })
      .returning({ id: savedSearch.id });
    if (row === undefined) throw new Error('A saved search was not stored');
    return { savedSearch: await findSavedSearch(transaction, { id: row.id, userId }), errors: [] };
  });

const clamp = (arrival: number, latest: number) => Math.max(0, Math.min(arrival, latest));

export interface SavedSearchChange {
  id: string;
  /** Undefined or null for what stays as it is. */
  name?: string | null | undefined;
  copies?: number | null | undefined;
  addsNew?: boolean | null | undefined;
  /** The version that the person saw. */
  expectedVersion: number;
}

/**
 * Changes a saved search. A request for the present values changes nothing, since its first answer may have been lost. A
 * request that would overwrite a change that the person hasn't seen gets CONFLICT with the present values.
 *
 * @throws NOT_FOUND for somebody else's and for an unknown one
 */
export const updateSavedSearch = (
  database: Database,
  userId: string,
  { id, expectedVersion, ...change }: SavedSearchChange,
): Promise<SavedSearchResult> =>
  inOrder(database, userId, async (transaction) => {
    const before = await findSavedSearch(transaction, { id, userId });
    const name = change.name == null ? before.name : toSavedSearchName(change.name);
    const copies = change.copies ?? before.copies;
    const addsNew = change.addsNew ?? before.addsNew;
    if (name === before.name && copies === before.copies && addsNew === before.addsNew) {
      return { savedSearch: before, errors: [] };
    }
    const conflict = conflictOf(expectedVersion, before.version);
    if (conflict) return { savedSearch: before, errors: [conflict] };
    const others = (await findSavedSearches(transaction, userId)).filter(
      (other) => other.id !== before.id,
    );
    const errors = [...validateName(name, others), ...validateCopies(copies)];
    if (errors.length > 0) return { savedSearch: before, errors };
    const latest = await latestArrival(transaction);
    await transaction
      .update(savedSearch)
      .set({
        name,
        nameKey: savedSearchKey(name),
        copies,
        addsNew,
        version: before.version + 1,
        // From now on: what came before is shown first, as everything that is filled in.
        ...(addsNew &&
          !before.addsNew && { judgedUpTo: latest, filledUpTo: before.filledUpTo ?? latest }),
      })
      .where(eq(savedSearch.id, before.id));
    return { savedSearch: await findSavedSearch(transaction, { id, userId }), errors: [] };
  });

/**
 * Remembers that a player has put what a saved search found on their want list.
 *
 * @param fill `upTo` is the arrival up to which printings were considered
 * @throws NOT_FOUND for somebody else's and for an unknown one
 */
export const recordFill = (
  database: Database,
  userId: string,
  { id, copies, upTo }: { id: string; copies: number; upTo: number },
): Promise<SavedSearchResult> =>
  inOrder(database, userId, async (transaction) => {
    const before = await findSavedSearch(transaction, { id, userId });
    const errors = validateCopies(copies);
    if (errors.length > 0) return { savedSearch: before, errors };
    const filledUpTo = clamp(upTo, await latestArrival(transaction));
    await transaction
      .update(savedSearch)
      .set({
        copies,
        version: before.version + (copies === before.copies ? 0 : 1),
        filledUpTo: sql`greatest(${savedSearch.filledUpTo}, ${filledUpTo}::bigint)`,
      })
      .where(eq(savedSearch.id, before.id));
    return { savedSearch: await findSavedSearch(transaction, { id, userId }), errors: [] };
  });

/** Deletes a saved search; nothing if it is gone already. @param id any text */
export async function deleteSavedSearch(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  if (!isUuid(id)) return;
  await database
    .delete(savedSearch)
    .where(and(eq(savedSearch.id, id), eq(savedSearch.userId, userId)));
}

/** Deletes all saved searches of a person. */
export async function deleteSavedSearches(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(savedSearch).where(eq(savedSearch.userId, userId));
}

/** One change of a player after the other, so that names stay unique and their number limited. */
const inOrder = (
  database: Database,
  userId: string,
  change: (transaction: Transaction) => Promise<SavedSearchResult>,
): Promise<SavedSearchResult> =>
  database.transaction(async (transaction) => {
    if ((await lockUser(transaction, userId)) === null) throw notSignedIn();
    return change(transaction);
  });
