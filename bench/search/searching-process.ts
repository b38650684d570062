import { exampleWordsOf, parseSearchLine, searchLineGrammar } from '@domain/card-filter';
import { DEFAULT_PRINTING_SEARCH_ORDER, type PrintingSearchOrder } from '@domain/printing-search';
import { findCardsOfSets } from '@server/modules/catalogue/queries/cards/card-rows';
import { searchPrintings } from '@server/modules/search';
import { percentile } from '../figure';
import { anyOf, openSide, type Side } from '../two-sizes/side';

const WARM_UPS = 3;
const CALLS = 100;

type Query = readonly [line: string, order: PrintingSearchOrder];

/** Queries of the market as the hub's tab asks them, besides those of the help. */
const MARKET: readonly Query[] = [
  ['', DEFAULT_PRINTING_SEARCH_ORDER],
  ['forsale', { sort: 'ASKED_PRICE', direction: 'ascending' }],
  ['forsale', { sort: 'SELLERS', direction: 'descending' }],
  ['forsale<market', { sort: 'NAME', direction: 'ascending' }],
];

interface Searched {
  line: string;
  sort: string;
  /** The 99th percentile, in milliseconds. */
  p99: number;
}

export interface Measured {
  help: Searched[];
  market: Searched[];
  printings: number;
  /** Of each query. */
  calls: number;
}

/** Searches the filled database in argv[2], and sends a {@link Measured}. */
const [, , connectionString = ''] = process.argv;
const side = await openSide(connectionString, 'viewer-');
process.send?.(await measured(side));
await side.pool.end();

async function measured(from: Side): Promise<Measured> {
  const cards = await findCardsOfSets(from.database, [anyOf(from.cardSetCodes).toLowerCase()]);
  const help = searchLineGrammar(exampleWordsOf(cards)).flatMap(({ examples }) =>
    examples.map(({ example }): Query => [example, DEFAULT_PRINTING_SEARCH_ORDER]),
  );
  return {
    help: await searched(from, help),
    market: await searched(from, MARKET),
    printings: from.variantIds.length,
    calls: CALLS,
  };
}

async function searched(from: Side, queries: readonly Query[]): Promise<Searched[]> {
  const all: Searched[] = [];
  for (const [line, order] of queries) {
    all.push({ line, sort: order.sort, p99: await ninetyNinth(from, [line, order]) });
  }
  return all;
}

async function ninetyNinth({ database, players }: Side, [line, order]: Query): Promise<number> {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) throw new Error(`The help has an error: ${line}`);
  const query = {
    expression: parsed.expression,
    ...order,
    cardSetId: null,
    viewer: anyOf(players),
    first: 25,
    offset: 0,
  };
  const took: number[] = [];
  for (let call = -WARM_UPS; call < CALLS; call += 1) {
    const begun = performance.now();
    await searchPrintings(database, query);
    if (call >= 0) took.push(performance.now() - begun);
  }
  return percentile(took, 0.99);
}
