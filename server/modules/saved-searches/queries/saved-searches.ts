import { parseSearchLine } from '@domain/card-filter';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { savedSearch } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { refusal } from '@server/platform/errors';
import { isoTime } from '@server/platform/time/iso-time';
import {
  findLackingPrintings,
  type LackingPrintings,
  type Searchable,
} from '@server/modules/search';
import type { Asking } from '@server/modules/market';
import { and, eq, sql } from 'drizzle-orm';

/** A search that a player keeps (rules/search#saved-searches). Times are ISO 8601. */
export interface SavedSearch {
  id: string;
  userId: string;
  name: string;
  /** Canonical. */
  line: string;
  /** How many copies of each printing the want list is to hold. */
  copies: number;
  /** Whether new printings are put on the want list. */
  addsNew: boolean;
  /** The arrival up to which its printings were put on the want list; null before the first time. */
  filledUpTo: number | null;
  /** How many printings the program added last, and when; both null before the first time. */
  lastAdded: number | null;
  lastAddedAt: string | null;
  version: number;
  /** The newest in the catalogue, read with the search: without anything new, none of a long list needs a statement. */
  latestArrival: number;
}

const columns = {
  id: savedSearch.id,
  userId: savedSearch.userId,
  name: savedSearch.name,
  line: savedSearch.line,
  copies: savedSearch.copies,
  addsNew: savedSearch.addsNew,
  filledUpTo: savedSearch.filledUpTo,
  lastAdded: savedSearch.lastAdded,
  lastAddedAt: savedSearch.lastAddedAt,
  version: savedSearch.version,
  latestArrival: sql<number>`(select coalesce(max(number), 0) from printing_arrival)`.mapWith(
    Number,
  ),
};

const toSavedSearch = (row: SavedSearch): SavedSearch => ({
  ...row,
  lastAddedAt: row.lastAddedAt === null ? null : isoTime(row.lastAddedAt),
});

/** A player's saved searches, by name. */
export async function findSavedSearches(
  database: Database | Transaction,
  userId: string,
): Promise<SavedSearch[]> {
  const rows = await database
    .select(columns)
    .from(savedSearch)
    .where(eq(savedSearch.userId, userId))
    .orderBy(savedSearch.nameKey);
  return rows.map(toSavedSearch);
}

/** @param id any text @throws NOT_FOUND for somebody else's and for an unknown one (rules/attacks#hidden-things) */
export async function findSavedSearch(
  database: Database | Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<SavedSearch> {
  const [row] = isUuid(id)
    ? await database
        .select(columns)
        .from(savedSearch)
        .where(and(eq(savedSearch.id, id), eq(savedSearch.userId, userId)))
    : [];
  if (row === undefined) throw refusal('NOT_FOUND', 'Saved search not found');
  return toSavedSearch(row);
}

/** A player's saved searches, for their own file. */
export async function ownSavedSearches(database: Database, userId: string) {
  const found = await findSavedSearches(database, userId);
  return found.map(({ name, line, copies, addsNew, lastAdded, lastAddedAt }) => ({
    name,
    line,
    copies,
    addsNew,
    lastAdded,
    lastAddedAt,
  }));
}

/** What a saved search would put on the want list. */
export interface SavedSearchFill extends LackingPrintings {
  /** The arrival up to which printings were considered; a fill names it afterwards. */
  upTo: number;
}

interface FillInput {
  viewer: Asking;
  /** Called only if something is to be searched. */
  searchable: () => Promise<Searchable>;
  copies: number;
  /** Only what arrived since the last fill. */
  onlyNew: boolean;
}

/** The printings that a saved search finds now, and of which its owner's want list holds too few copies. */
export async function findFill(
  database: Database,
  { line, filledUpTo, latestArrival: upTo }: SavedSearch,
  { viewer, copies, onlyNew, searchable }: FillInput,
): Promise<SavedSearchFill> {
  const after = onlyNew ? filledUpTo : null;
  const parsed = parseSearchLine(line);
  // An earlier version may have understood it.
  if (!parsed.ok || after === upTo) return { total: 0, printings: [], upTo };
  const found = await findLackingPrintings(database, await searchable(), {
    expression: parsed.expression,
    viewer,
    copies,
    arrived: after === null ? null : { after, upTo },
    most: MAX_ITEMS_AT_ONCE,
  });
  return { ...found, upTo };
}
