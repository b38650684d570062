import { exampleWordsOf, parseSearchLine, searchLineGrammar } from '@domain/card-filter';
import { formatNumber } from '@domain/number-text';
import { DEFAULT_PRINTING_SEARCH_ORDER, type PrintingSearchOrder } from '@domain/printing-search';
import { createPool } from '@server/db/database';
import { findCardsOfSets } from '@server/modules/card';
import { findPrintings } from '@server/modules/search';
import { startDemoDatabase } from '../demo-database';
import type { Bench } from '../figure';
import { anyOf, openSide, type Side } from '../two-sizes/side';
import { fillMarket, LISTS } from './fill';

const BAR_MS = 25;
const WARM_UPS = 3;
const CALLS = 100;

/** Queries of the market as the hub's tab asks them, besides those of the help. */
const MARKET: readonly [line: string, order: PrintingSearchOrder][] = [
  ['', DEFAULT_PRINTING_SEARCH_ORDER],
  ['forsale', { sort: 'ASKED_PRICE', direction: 'ascending' }],
  ['forsale', { sort: 'SELLERS', direction: 'descending' }],
  ['forsale<market', { sort: 'NAME', direction: 'ascending' }],
];

/** How long the server's search takes over everything, for every query of the help (rules/speed#bars). */
export const search: Bench = {
  name: 'search',
  async run() {
    const { connectionString, stop } = await startDemoDatabase();
    try {
      const filling = createPool(connectionString, { statementTimeout: 0 });
      await fillMarket(filling);
      await filling.end();
      const side = await openSide(connectionString, 'viewer-');
      try {
        return [await measured(side)];
      } finally {
        await side.pool.end();
      }
    } finally {
      await stop();
    }
  },
};

async function measured(side: Side) {
  const cards = await findCardsOfSets(side.database, [anyOf(side.cardSetCodes).toLowerCase()]);
  const help = searchLineGrammar(exampleWordsOf(cards)).flatMap(({ examples }) =>
    examples.map(({ example }) => [example, DEFAULT_PRINTING_SEARCH_ORDER] as const),
  );
  const slowest = { line: '', p99: 0 };
  for (const [line, order] of [...help, ...MARKET]) {
    const p99 = await ninetyNinth(side, line, order);
    process.stdout.write(`    ${p99.toFixed(1)} ms  ${line} (${order.sort})\n`);
    if (p99 > slowest.p99) Object.assign(slowest, { line, p99 });
  }
  return {
    name: `The slowest search, “${slowest.line}”`,
    how: `p99 of ${CALLS} calls of each of ${help.length} queries of the help and ${MARKET.length} of the market, over ${formatNumber(side.variantIds.length)} printings and ${formatNumber(LISTS)} sale lists; statement, planning and reading of 25 rows included`,
    bar: `at most ${BAR_MS} ms`,
    measured: `${slowest.p99.toFixed(1)} ms`,
    holds: slowest.p99 <= BAR_MS,
  };
}

async function ninetyNinth(side: Side, line: string, order: PrintingSearchOrder): Promise<number> {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) throw new Error(`The help has an error: ${line}`);
  const viewer = anyOf(side.players);
  const query = {
    expression: parsed.expression,
    ...order,
    cardSetId: null,
    viewer,
    first: 25,
    offset: 0,
  };
  const took: number[] = [];
  for (let call = -WARM_UPS; call < CALLS; call += 1) {
    const begun = performance.now();
    await findPrintings(side.database, query);
    if (call >= 0) took.push(performance.now() - begun);
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(CALLS * 0.99) - 1] ?? Number.NaN;
}
