import { parseSearchLine } from '@domain/card-filter';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import type { Database } from '@server/platform/db/database';
import { savedSearch } from '../tables';
import { isUnavailable } from '@server/platform/errors';
import {
  findLackingPrintings,
  type LackingPrintings,
  readSearchable,
  type Searchable,
} from '@server/modules/search';
import { latestArrival, noteArrivals } from '@server/modules/catalogue';
import { findUser, holdAccount } from '@server/modules/people';
import { raiseWanted } from '@server/modules/lists';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';

/**
 * Puts printings that came into the catalogue on the want lists of players whose saved searches say so
 * (rules/search#new-printings). What is left to do is in the database, so the next run goes on after a stop. A saved
 * search that fails doesn't stop the others.
 *
 * @param signal stops it after the saved search that is under way
 * @throws the first fault, when all others are done
 */
export async function addNewPrintings(database: Database, signal?: AbortSignal): Promise<void> {
  await noteArrivals(database);
  const latest = await latestArrival(database);
  const faults: unknown[] = [];
  let search = await nextToJudge(database, null, latest);
  if (search === undefined) return;
  const searchable = await readSearchable(database);
  while (search !== undefined) {
    if (signal?.aborted) break;
    await addNewOf(database, searchable, search, latest).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      faults.push(error);
    });
    search = await nextToJudge(database, search.id, latest);
  }
  if (faults.length > 0) throw faults[0];
}

interface ToJudge {
  id: string;
  userId: string;
  line: string;
  copies: number;
  judgedUpTo: number;
}

async function nextToJudge(
  database: Database,
  last: string | null,
  latest: number,
): Promise<ToJudge | undefined> {
  const [row] = await database
    .select({
      id: savedSearch.id,
      userId: savedSearch.userId,
      line: savedSearch.line,
      copies: savedSearch.copies,
      judgedUpTo: sql<number>`${savedSearch.judgedUpTo}`.mapWith(Number),
    })
    .from(savedSearch)
    .where(
      and(
        savedSearch.addsNew,
        lt(savedSearch.judgedUpTo, latest),
        last === null ? undefined : gt(savedSearch.id, last),
      ),
    )
    .orderBy(asc(savedSearch.id))
    .limit(1);
  return row;
}

/** An earlier version may have understood the line. */
const NONE: LackingPrintings = { total: 0, printings: [] };

/**
 * Adds the new printings of a saved search to its owner's want list, all of them or, if they are too many, none; then
 * their owner is shown how many wait.
 */
async function addNewOf(
  database: Database,
  searchable: Searchable,
  search: ToJudge,
  latest: number,
): Promise<void> {
  const { id, userId, judgedUpTo, copies } = search;
  const viewer = await findUser(database, userId);
  const parsed = parseSearchLine(search.line);
  if (viewer === null || viewer.suspendedAt !== null) return;
  const { total, printings } = parsed.ok
    ? await findLackingPrintings(database, searchable, {
        expression: parsed.expression,
        viewer,
        copies,
        arrived: { after: judgedUpTo, upTo: latest },
        most: MAX_ITEMS_AT_ONCE,
      })
    : NONE;
  const isTooMany = total > printings.length;
  await database.transaction(async (transaction) => {
    if (!(await holdAccount(transaction, userId))) return;
    // Another process may have been faster, or the player may have changed their mind.
    const asSeen = and(
      eq(savedSearch.id, id),
      savedSearch.addsNew,
      eq(savedSearch.judgedUpTo, judgedUpTo),
      eq(savedSearch.copies, copies),
    );
    const [held] = await transaction
      .select({ filledUpTo: savedSearch.filledUpTo })
      .from(savedSearch)
      .where(asSeen)
      .for('update', { skipLocked: true });
    if (held === undefined) return;
    const variantIds = isTooMany ? [] : printings.map(({ variantId }) => variantId);
    const added = await raiseWanted(transaction, { userId, variantIds, copies });
    const hasNoneWaiting = held.filledUpTo === judgedUpTo;
    await transaction
      .update(savedSearch)
      .set({
        judgedUpTo: latest,
        ...(!isTooMany && hasNoneWaiting && { filledUpTo: latest }),
        ...(added > 0 && { lastAdded: added, lastAddedAt: sql`now()` }),
      })
      .where(eq(savedSearch.id, id));
  });
}
