import { formatNumber } from '@domain/number-text';
import { startChild } from '../child';
import { inPool, startFilledDatabase } from '../demo-database';
import type { Figure } from '../figure';
import { preparedBench } from '../prepared';
import { fillMarket, LISTS } from './fill';
import type { Measured } from './searching-process';

const BAR_MS = 25;

/** How long the server's search takes over everything, for every query of the help (rules/speed#bars). */
export const search = preparedBench({
  name: 'search',
  prepare: () => startFilledDatabase((database) => inPool(database, (pool) => fillMarket(pool))),
  end: ({ stop }) => stop(),
  measure: async ({ connectionString }) => [figureOf(await measuredApart(connectionString))],
});

/** Searches in a new process: this one's garbage, of all benches before, isn't the program's. */
async function measuredApart(connectionString: string): Promise<Measured> {
  const { first, ended } = await startChild<Measured>('bench/search/searching-process.ts', [
    connectionString,
  ]);
  await ended;
  return first;
}

function figureOf({ help, market, printings, calls }: Measured): Figure {
  const searches = [...help, ...market];
  for (const { line, sort, p99 } of searches) {
    process.stdout.write(`    ${p99.toFixed(1)} ms  ${line} (${sort})\n`);
  }
  const slowest = searches.reduce((a, b) => (b.p99 > a.p99 ? b : a));
  return {
    name: `The slowest search, “${slowest.line}”`,
    how: `p99 of ${calls} calls of each of ${help.length} queries of the help and ${market.length} of the market, over ${formatNumber(printings)} printings and ${formatNumber(LISTS)} sale lists; statement, planning and reading of 25 rows included; in a process of its own`,
    bar: `at most ${BAR_MS} ms`,
    measured: `${slowest.p99.toFixed(1)} ms`,
    holds: slowest.p99 <= BAR_MS,
  };
}
