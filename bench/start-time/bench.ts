import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { startProgram } from '@tests/support/browser/program';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { median, times, type Bench } from '../figure';

const ROUNDS = 5;
const BAR_SECONDS = 1.5;

async function secondsOf(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** From starting a built program whose database exists to its ready line (rules/speed#bars). */
export const startTime: Bench = {
  name: 'start-time',
  async run() {
    const dataDir = await makeDataFolder('empty');
    const starts: number[] = [];
    const blanks: number[] = [];
    try {
      await (await startProgram(dataDir)).stop();
      for (let round = 0; round < ROUNDS; round += 1) {
        blanks.push(await secondsOf(() => spawnSync(process.execPath, ['-e', ''])));
        let stop: () => Promise<void> = () => Promise.resolve();
        starts.push(await secondsOf(async () => ({ stop } = await startProgram(dataDir))));
        await stop();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
    const seconds = median(starts);
    return [
      {
        name: 'Start of a built program with an existing database',
        how: 'to its ready line, PostgreSQL’s own start included, beside a blank Node process',
        bar: `at most ${BAR_SECONDS} s`,
        measured: `${seconds.toFixed(2)} s (${times(seconds / median(blanks))} a blank Node process)`,
        holds: seconds <= BAR_SECONDS,
      },
    ];
  },
};
