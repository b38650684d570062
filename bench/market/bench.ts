import { formatNumber } from '@domain/number-text';
import { startChild } from '../child';
import { inPool, startFilledDatabase } from '../demo-database';
import type { Figure } from '../figure';
import { preparedBench } from '../prepared';
import { fillMarket, LISTS } from './fill';
import type { Measured } from './measuring-process';

const BAR_KILOBYTES = 300;
const BAR_MS = 25;
const BAR_SHOWN_MS = 2_000;

/** How large the market of all printings is, and how soon a viewer has theirs (rules/speed#bars). */
export const market = preparedBench({
  name: 'market',
  prepare: () => startFilledDatabase((database) => inPool(database, (pool) => fillMarket(pool))),
  end: ({ stop }) => stop(),
  measure: async ({ connectionString }) => figuresOf(await measuredApart(connectionString)),
});

/** Measured in a new process: this one's garbage, of all benches before, isn't the program's. */
async function measuredApart(connectionString: string): Promise<Measured> {
  const { first, ended } = await startChild<Measured>('bench/market/measuring-process.ts', [
    connectionString,
  ]);
  await ended;
  return first;
}

function figuresOf(measured: Measured): Figure[] {
  const { kilobytes, printings, calls, everyones, viewers, sellers, making, shown } = measured;
  const over = `over ${formatNumber(printings)} printings and ${formatNumber(LISTS)} sale lists`;
  const slowest = Math.max(everyones, viewers, sellers);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    {
      name: 'The market of all printings, compressed',
      how: `the answer for everyone, by Brotli as it is sent; ${over}`,
      bar: `at most ${BAR_KILOBYTES} kB`,
      measured: `${kilobytes.toFixed(0)} kB`,
      holds: kilobytes <= BAR_KILOBYTES,
    },
    {
      name: 'The market for one viewer',
      how: `p99 of ${calls} calls each, the slowest of: everyone’s ready-made (${ms(everyones)}), theirs with ${measured.own} printings that differ (${ms(viewers)}), the cheapest sellers of a page (${ms(sellers)}); ${over}; everyone’s is made again in ${ms(making)}`,
      bar: `at most ${BAR_MS} ms`,
      measured: ms(slowest),
      holds: slowest <= BAR_MS,
    },
    {
      name: 'A change of a sale list until the market shows it',
      how: `the longest of ${measured.changes} changes of a price, by the program’s own trigger, job and notifications; ${over}`,
      bar: `at most ${BAR_SHOWN_MS} ms`,
      measured: `${shown.toFixed(0)} ms`,
      holds: shown <= BAR_SHOWN_MS,
    },
  ];
}
