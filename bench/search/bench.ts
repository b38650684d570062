import { formatNumber } from '@domain/number-text';
import { createPool } from '@server/db/database';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startDemoDatabase } from '../demo-database';
import type { Bench, Figure } from '../figure';
import { fillMarket, LISTS } from './fill';
import type { Measured, Searched } from './searching-process';

const BAR_MS = 25;

/** How long the server's search takes over everything, for every query of the help (rules/speed#bars). */
export const search: Bench = {
  name: 'search',
  async run() {
    const { connectionString, stop } = await startDemoDatabase();
    try {
      const filling = createPool(connectionString, { statementTimeout: 0 });
      await fillMarket(filling);
      await filling.end();
      return [figureOf(await measuredApart(connectionString))];
    } finally {
      await stop();
    }
  },
};

/** Searches in a new process: this one's garbage, of all benches before, isn't the program's. */
async function measuredApart(connectionString: string): Promise<Measured> {
  const child = fork('bench/search/searching-process.ts', [connectionString], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit');
  const [measured] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => [undefined]),
  ])) as [Measured | undefined];
  await ended;
  if (measured === undefined) throw new Error('The searches ended without a result.');
  return measured;
}

function figureOf({ searches, printings, calls }: Measured): Figure {
  for (const { line, sort, p99 } of searches) {
    process.stdout.write(`    ${p99.toFixed(1)} ms  ${line} (${sort})\n`);
  }
  const slowest = searches.reduce((a, b) => (b.p99 > a.p99 ? b : a));
  const ofMarket = searches.filter(({ isOfMarket }: Searched) => isOfMarket).length;
  return {
    name: `The slowest search, “${slowest.line}”`,
    how: `p99 of ${calls} calls of each of ${searches.length - ofMarket} queries of the help and ${ofMarket} of the market, over ${formatNumber(printings)} printings and ${formatNumber(LISTS)} sale lists; statement, planning and reading of 25 rows included; in a process of its own`,
    bar: `at most ${BAR_MS} ms`,
    measured: `${slowest.p99.toFixed(1)} ms`,
    holds: slowest.p99 <= BAR_MS,
  };
}
