import type { Database } from '@server/db/database';
import {
  differencesOf,
  gapsOf,
  type LedgerDifference,
  rebuildProjection,
} from '@server/modules/collection';
import { eachBatch } from './command/each-batch';
import { printedDifference } from './command/printed-difference';
import { USAGE } from './command/usage';

interface Surroundings {
  database: Database;
  /** Takes a line for the person at the terminal. */
  print: (line: string) => void;
  /** Milliseconds between two lines of progress. */
  progressEvery?: number;
}

/** How many differences are told one by one. */
const TOLD = 20;
const numbers = new Intl.NumberFormat('en-US');

/**
 * Runs `npm run collections -- …`: compares the counts of all collections with their ledgers, and mends them
 * (product 6).
 *
 * @param args what follows `--`
 * @returns the exit code: 1 for a wrong command line, for differences that stay, and for a ledger with gaps
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
  mends: boolean,
  { database, print, progressEvery = 1_000 }: Surroundings,
): Promise<number> {
  const found: LedgerDifference[] = [];
  let differences = 0;
  let mended = 0;
  let gaps = 0;
  let toldAt = Date.now();
  const players = await eachBatch(
    database,
    async (userIds) => {
      const differing = await differencesOf(database, userIds);
      differences += differing.length;
      found.push(...differing.slice(0, TOLD - found.length));
      gaps += await gapsOf(database, userIds);
      if (mends && differing.length > 0) mended += await rebuildProjection(database, differing);
    },
    (done, all) => {
      if (Date.now() - toldAt < progressEvery || done === all) return;
      toldAt = Date.now();
      print(`  ${numbers.format(done)} of ${numbers.format(all)} players`);
    },
  );

  for (const difference of found) print(printedDifference(difference));
  if (differences > found.length) {
    print(`  and ${numbers.format(differences - found.length)} more`);
  }
  if (gaps > 0) print(`${counted(gaps, 'event')} of the ledger don’t begin where the last ended.`);
  if (differences === 0) {
    print(`The counts of ${counted(players, 'player')} are what their ledgers say.`);
  } else if (mends) {
    print(`${numbers.format(mended)} of ${counted(differences, 'count')} mended.`);
  } else {
    print(`${counted(differences, 'count')} differ. Mend with npm run collections -- rebuild`);
  }
  return gaps === 0 && mended === differences ? 0 : 1;
}

const counted = (number: number, thing: string): string =>
  `${numbers.format(number)} ${thing}${number === 1 ? '' : 's'}`;
