import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { formatNumber } from '@domain/number-text';
import { imagesOf } from '@server/app/demo/catalogue/write-set';
import { DEMO_SEED } from '@server/app/demo/catalogue';
import { generateSet } from '@server/app/demo/catalogue/generate-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';
import { startProgram } from '@tests/support/browser/program';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { figure, inUnit, median, seconds, type Bench } from './figure';
import { once } from './support/run';

const PICTURES = 1_000;
const PICTURE_WIDTH = 640;
/** The number of connections that a browser opens to one host. */
const CONNECTIONS = 6;
const STARTS = 5;
const KILLS = 3;
const READERS = 8;
const POLL_EVERY_MS = 10;
const BARS = { megabytes: 400, start: 1.5, ready: 5, drain: 10 };

/** A built program from its first start to its last end: its memory, and how long it takes to start, recover and stop. */
export const programLife: Bench = {
  name: 'program-life',
  prepare: () => firstLife(),
  async run() {
    const { dataDir, megabytes } = await firstLife();
    try {
      const starts: number[] = [];
      for (let count = 0; count < STARTS; count += 1) {
        let stop: () => Promise<void> = () => Promise.resolve();
        starts.push(await secondsOf(async () => ({ stop } = await startProgram(dataDir))));
        await stop();
      }
      const { ready, drain } = await lastLife(dataDir);
      return [
        figure(
          'Start · ready again · drain',
          `median of ${STARTS} starts with an existing database, to the ready line; the slowest of ${KILLS} kills of PostgreSQL and SIGTERM until it exits with code 0, while ${READERS} readers go on`,
          { amount: median(starts), atMost: BARS.start, as: seconds },
          { amount: Math.max(...ready), atMost: BARS.ready, as: seconds },
          { amount: drain, atMost: BARS.drain, as: seconds },
        ),
        figure(
          `Memory after a first start and ${formatNumber(PICTURES)} new pictures`,
          'resident, of the program with its threads; PostgreSQL apart',
          { amount: megabytes, atMost: BARS.megabytes, as: inUnit('MB', 0) },
        ),
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** A program's first start, after which it draws pictures: the data folder that it leaves, and its memory in MB. */
const firstLife = once(async () => {
  const dataDir = await makeDataFolder('empty');
  const program = await startProgram(dataDir);
  await fetchNewPictures(program.url);
  const megabytes = memoryOf(program.pid);
  await program.stop();
  return { dataDir, megabytes };
});

/** A process's resident memory, in MB. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

/** Fetches pictures as a browser does, several at a time. */
async function fetchNewPictures(url: string): Promise<void> {
  const ids = DEMO_SETS.flatMap((mood) => generateSet(mood, DEMO_SEED).printings)
    .flatMap(imagesOf)
    .slice(0, PICTURES)
    .map(({ id }) => id);
  const fetchSome = async (): Promise<void> => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const status = await statusOf(`${url}/images/cards/${id}/${PICTURE_WIDTH}`);
      if (status !== 200) throw new Error(`A picture gave ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, fetchSome));
}

/** Seconds until the program is ready again after each kill of its PostgreSQL, and until it has stopped. */
async function lastLife(dataDir: string): Promise<{ ready: number[]; drain: number }> {
  const { url, stop } = await startProgram(dataDir);
  const endReading = keepReading(url);
  const ready: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) ready.push(await secondsUntilReady(url, dataDir));
  // It throws unless the program ends with code 0.
  const drain = await secondsOf(stop);
  await endReading();
  return { ready, drain };
}

/** Requests a page again and again until stopped, each reader one request at a time. */
function keepReading(url: string) {
  const reading = new AbortController();
  const reader = async (): Promise<void> => {
    while (!reading.signal.aborted) {
      if ((await statusOf(`${url}/cards/SOR`)) === 0) await after(POLL_EVERY_MS);
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, reader));
  return () => {
    reading.abort();
    return readers;
  };
}

async function secondsUntilReady(url: string, dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const until = async (wanted: number): Promise<void> => {
    while ((await statusOf(`${url}/readyz`)) !== wanted) await after(POLL_EVERY_MS);
  };
  return secondsOf(async () => {
    process.kill(Number(pid), 'SIGKILL');
    await until(503);
    await until(200);
  });
}

/** The status of an answer that is read to its end, or 0. */
const statusOf = async (url: string): Promise<number> => {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
};

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
