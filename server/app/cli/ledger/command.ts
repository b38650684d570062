import { formatNumber } from '@domain/number-text';
import { asc, count, gt } from 'drizzle-orm';
import type { StoredCount } from '@domain/collection';
import type { Database } from '@server/platform/db/database';
import { userAccount } from '@server/modules/people/tables';
import {
  differencesOf,
  gapsOf,
  type LedgerDifference,
  rebuildProjection,
} from '@server/modules/collection';

interface Surroundings {
  database: Database;
  /** Prints a line on the terminal. */
  print: (line: string) => void;
  /** Milliseconds between two lines of progress. */
  progressEvery?: number;
}

/** The number of differences that are listed. */
const LISTED = 20;

/**
 * Runs `npm run collections -- …`: compares the counts of all collections with their ledgers, and corrects them
 * (rules/collection#ledger).
 *
 * @param args what follows `--`
 * @returns the exit code: 1 for a wrong command line, for remaining differences, and for a ledger with gaps
 */
export async function runCollectionsCommand(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { print } = surroundings;
  const [command = '--help', ...rest] = args;
  if (rest.length === 0 && (command === 'check' || command === 'rebuild')) {
    return compare(command === 'rebuild', surroundings);
  }
  if (command === '--help' || command === '-h') {
    print(USAGE);
    return 0;
  }
  print(`There is no command ${args.join(' ')}.`);
  print('See npm run collections -- --help');
  return 1;
}

async function compare(
  rebuilds: boolean,
  { database, print, progressEvery = 1_000 }: Surroundings,
): Promise<number> {
  const found: LedgerDifference[] = [];
  let differences = 0;
  let corrected = 0;
  let gaps = 0;
  let toldAt = Date.now();
  const players = await eachBatch(
    database,
    async (userIds) => {
      const differing = await differencesOf(database, userIds);
      differences += differing.length;
      found.push(...differing.slice(0, LISTED - found.length));
      gaps += await gapsOf(database, userIds);
      if (rebuilds && differing.length > 0)
        corrected += await rebuildProjection(database, differing);
    },
    (done, all) => {
      if (Date.now() - toldAt < progressEvery || done === all) return;
      toldAt = Date.now();
      print(`  ${formatNumber(done)} of ${formatNumber(all)} players`);
    },
  );

  for (const difference of found) print(printedDifference(difference));
  if (differences > found.length) {
    print(`  and ${formatNumber(differences - found.length)} more`);
  }
  if (gaps > 0) print(`${counted(gaps, 'event')} of the ledger don’t begin where the last ended.`);
  if (differences === 0) {
    print(`The counts of ${counted(players, 'player')} agree with their ledgers.`);
  } else if (rebuilds) {
    print(`${formatNumber(corrected)} of ${counted(differences, 'count')} corrected.`);
  } else {
    print(
      `${counted(differences, 'count')} differ. Correct them with npm run collections -- rebuild`,
    );
  }
  return gaps === 0 && corrected === differences ? 0 : 1;
}

const counted = (number: number, thing: string): string =>
  `${formatNumber(number)} ${thing}${number === 1 ? '' : 's'}`;

/** Players at once: a few seconds' work at most. */
const BATCH = 100;

/**
 * Visits all accounts in batches, including deleted ones.
 *
 * @param progress gets the number of visited accounts and the total
 */
async function eachBatch(
  database: Database,
  visit: (userIds: string[]) => Promise<void>,
  progress: (done: number, all: number) => void,
): Promise<number> {
  const [row] = await database.select({ all: count() }).from(userAccount);
  const all = row?.all ?? 0;
  let done = 0;
  for (let last: string | undefined; ;) {
    const rows = await database
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(last === undefined ? undefined : gt(userAccount.id, last))
      .orderBy(asc(userAccount.id))
      .limit(BATCH);
    if (rows.length === 0) return done;
    const ids = rows.map(({ id }) => id);
    await visit(ids);
    done += ids.length;
    last = ids.at(-1);
    progress(done, all);
  }
}

const printedCount = (stored: StoredCount | null): string => {
  if (stored === null) return 'nothing';
  const { inventory, missingOverride } = stored;
  return missingOverride === null ? `${inventory}` : `${inventory} (need ${missingOverride})`;
};

/** A difference as a line for a terminal. It names the account by its id, which doesn't reveal the person. */
const printedDifference = ({ userId, variantId, ledger, projection }: LedgerDifference): string =>
  `  ${userId} ${variantId}: ${printedCount(projection)}, the ledger says ${printedCount(ledger)}`;

const USAGE = `npm run collections -- check
npm run collections -- rebuild

check    Compares every count of every collection with what its ledger of changes says, and changes
         nothing. Ends with code 1 where they differ.
rebuild  The same, and makes the counts say what the ledger says.

  --help   this text

Both may run while Starbinder does.`;
