import { parseSearchLine } from '@domain/card-filter';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import type { Database } from '@server/db/database';
import { savedSearch } from '@server/db/tables';
import { isUnavailable } from '@server/errors';
import {
  findLackingPrintings,
  type LackingPrintings,
  latestArrival,
  noteArrivals,
  searchEdition,
} from '@server/modules/search';
import { findUser, holdAccount } from '@server/modules/user';
import { raiseWanted } from '@server/modules/want-list';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

interface Adding {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  everyMs?: number;
}

/** Nobody waits for their list to be filled. */
const EVERY_MS = 60_000;

/**
 * Puts printings that came into the catalogue on the want lists of players whose saved searches say so
 * (rules/search#new-printings), now and whenever there are new ones. What is left to do is in the database, so a program
 * that was stopped goes on, and several processes share the work.
 *
 * @returns a function that stops it, after the saved search that is under way
 */
export function startAddingNewPrintings(options: Adding): () => Promise<void> {
  const { database, log, everyMs = EVERY_MS } = options;
  let noted: string | undefined;
  let underWay: Promise<void> | undefined;
  let isStopped = false;

  const addAll = async (): Promise<void> => {
    const edition = await searchEdition(database);
    if (edition !== noted && (await noteArrivals(database))) noted = edition;
    await addNewPrintings(database, log, () => !isStopped);
  };

  const addOnce = (): void => {
    underWay ??= addAll()
      .catch((error: unknown) => {
        // An unreachable database is reported by the code that needs it.
        if (!isUnavailable(error)) log.error({ err: error }, 'new printings are not noted');
      })
      .finally(() => (underWay = undefined));
  };

  addOnce();
  const timer = setInterval(addOnce, everyMs).unref();
  return async () => {
    clearInterval(timer);
    isStopped = true;
    await underWay;
  };
}

/** Goes once through all saved searches that have new printings to judge. One that fails doesn't stop the others. */
export async function addNewPrintings(
  database: Database,
  log: Adding['log'],
  goesOn = () => true,
): Promise<void> {
  const latest = await latestArrival(database);
  let search = await nextToJudge(database, null, latest);
  while (search !== undefined && goesOn()) {
    await addNewOf(database, search, latest).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      log.error({ err: error }, 'a saved search adds no new printings');
    });
    search = await nextToJudge(database, search.id, latest);
  }
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
async function addNewOf(database: Database, search: ToJudge, latest: number): Promise<void> {
  const { id, userId, judgedUpTo, copies } = search;
  const viewer = await findUser(database, userId);
  const parsed = parseSearchLine(search.line);
  if (viewer === null) return;
  const { total, printings } = parsed.ok
    ? await findLackingPrintings(database, {
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
