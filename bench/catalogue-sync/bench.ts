import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNumber } from '@domain/number-text';
import { startChild, startServer } from '../child';
import { startEmptyDatabase } from '../demo-database';
import { median, percentile, times, type Bench, type Figure } from '../figure';
import { timesOfAnswers } from './answers';
import { CODES, writeProviderFiles } from './provider-files';

const FIRST_BAR_S = 15;
const AGAIN_BAR_S = 3;
const PRICES_BAR_S = 3;
const RATIO_BAR = 2;
const ROUNDS = 5;

interface Synced {
  milliseconds: number;
  isChanged: boolean;
}

/** A process that syncs when it is asked to. */
async function startSyncing(...args: string[]) {
  const { child, ended } = await startChild('bench/catalogue-sync/sync-process.ts', args);
  return {
    async sync(): Promise<Synced> {
      const answered = once(child, 'message') as Promise<[Synced]>;
      child.send('sync');
      const synced = await Promise.race([answered, ended.then(() => undefined)]);
      if (synced === undefined) throw new Error('The sync failed.');
      return synced[0];
    },
    async stop(): Promise<void> {
      child.disconnect();
      await ended;
    },
  };
}

/** A sync of nine sets from disk, and what visitors notice of it (rules/speed#bars). */
export const catalogueSync: Bench = {
  name: 'catalogue-sync',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'starbinder-bench-provider-'));
    const { cards, printings } = await writeProviderFiles(folder, 0);
    const size = `${CODES.length} sets from disk, ${formatNumber(cards)} cards and ${formatNumber(printings)} printings`;
    const database = await startEmptyDatabase();
    const syncing = await startSyncing(database.connectionString, folder, database.dataDir);
    try {
      const first = await syncing.sync();
      const again = await syncing.sync();
      if (!first.isChanged || again.isChanged)
        throw new Error('The sync did not what it measures.');
      await writeProviderFiles(folder, 1, { onlyPrices: true });
      const prices = await syncing.sync();
      if (!prices.isChanged) throw new Error('The prices did not change.');
      const [ratio, during] = await ratioOfAnswers(database, folder, syncing.sync);
      return [
        figure('A first sync into an empty database', size, FIRST_BAR_S, first),
        figure('The same again, nothing changed', size, AGAIN_BAR_S, again),
        figure('A day’s price files', `${size}, most prices changed`, PRICES_BAR_S, prices),
        {
          name: 'A set page’s ready-made answer while a sync runs',
          how: `the 99th percentile of its time while a day’s prices are read, against before and after: the median of ${ROUNDS} turns (${formatNumber(during)} answers during a sync)`,
          bar: `at most ${times(RATIO_BAR)}`,
          measured: times(ratio),
          holds: ratio <= RATIO_BAR,
        },
      ];
    } finally {
      await syncing.stop();
      await database.stop();
      await rm(folder, { recursive: true });
    }
  },
};

/** @returns the ratio, and how many answers were measured during all syncs */
async function ratioOfAnswers(
  { connectionString, dataDir }: { connectionString: string; dataDir: string },
  folder: string,
  sync: () => Promise<Synced>,
): Promise<[number, number]> {
  const server = await startServer('bench/set-page-query/our-server.ts', [
    connectionString,
    dataDir,
  ]);
  try {
    const ratios: number[] = [];
    let answers = 0;
    await timesOfAnswers(server.url, (measured) => measured < 2_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeProviderFiles(folder, 2 + round, { onlyPrices: true });
      let isRunning = true;
      const synced = sync().finally(() => {
        isRunning = false;
      });
      const during = await timesOfAnswers(server.url, () => isRunning);
      await synced;
      const quiet = await timesOfAnswers(server.url, (measured) => measured < during.length);
      answers += during.length;
      ratios.push(percentile(during, 0.99) / percentile(quiet, 0.99));
    }
    return [median(ratios), answers];
  } finally {
    await server.stop();
  }
}

const figure = (name: string, how: string, bar: number, { milliseconds }: Synced): Figure => ({
  name,
  how,
  bar: `at most ${bar} s`,
  measured: `${(milliseconds / 1000).toFixed(1)} s`,
  holds: milliseconds <= bar * 1000,
});
