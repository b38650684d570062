import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startDemoProgram } from '../demo-program';
import { median, type Bench } from '../figure';

const KILLS = 5;
const READERS = 8;
const READY_BAR_S = 5;
const STOP_BAR_S = 10;
const POLL_EVERY_MS = 10;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Requests a page again and again until stopped, each reader one request at a time. */
function keepReading(url: string) {
  const reading = new AbortController();
  const reader = async (): Promise<void> => {
    while (!reading.signal.aborted) {
      if ((await statusOf(`${url}/cards/SOR`)) === 0) await after(POLL_EVERY_MS);
    }
  };
  const readers = Array.from({ length: READERS }, reader);
  return async () => {
    reading.abort();
    await Promise.all(readers);
  };
}

/** Seconds from a kill of the embedded PostgreSQL until the program is ready again. */
async function secondsUntilReady(url: string, dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const until = async (wanted: number): Promise<void> => {
    while ((await statusOf(`${url}/readyz`)) !== wanted) await after(POLL_EVERY_MS);
  };
  const start = performance.now();
  process.kill(Number(pid), 'SIGKILL');
  await until(503);
  await until(200);
  return secondsSince(start);
}

/** How the program recovers while PostgreSQL is killed repeatedly under load, and how it stops under load. */
export const badNight: Bench = {
  name: 'bad-night',
  async run() {
    const { url, dataDir, stop } = await startDemoProgram();
    const endReading = keepReading(url);
    const ready: number[] = [];
    for (let kills = 0; kills < KILLS; kills += 1)
      ready.push(await secondsUntilReady(url, dataDir));
    const start = performance.now();
    // It throws unless the program ends with code 0.
    await stop();
    const stopped = secondsSince(start);
    await endReading();
    const worst = Math.max(...ready);
    return [
      {
        name: 'Ready again after PostgreSQL was killed',
        how: `the slowest of ${KILLS} kills in a row, while ${READERS} readers go on`,
        bar: `at most ${READY_BAR_S} s`,
        measured: `${worst.toFixed(1)} s (median ${median(ready).toFixed(1)} s)`,
        holds: worst <= READY_BAR_S,
      },
      {
        name: 'Shutdown under load, until it exits with code 0',
        how: `SIGTERM while ${READERS} readers go on`,
        bar: `at most ${STOP_BAR_S} s`,
        measured: `${stopped.toFixed(1)} s`,
        holds: stopped <= STOP_BAR_S,
      },
    ];
  },
};
