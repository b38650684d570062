import { exampleWordsOf, parseSearchLine, searchLineGrammar } from '@domain/card-filter';
import { DEFAULT_PRINTING_SEARCH_ORDER, type PrintingSearchOrder } from '@domain/printing-search';
import { findCardsOfSets } from '@server/modules/card';
import { findPrintings } from '@server/modules/search';
import { anyOf, openSide, type Side } from '../two-sizes/side';

const WARM_UPS = 3;
const CALLS = 100;

interface Query {
  line: string;
  order: PrintingSearchOrder;
  /** Asked by the hub's tab; the others are those of the help. */
  isOfMarket: boolean;
}

const MARKET: readonly Query[] = [
  { line: '', order: DEFAULT_PRINTING_SEARCH_ORDER, isOfMarket: true },
  { line: 'forsale', order: { sort: 'ASKED_PRICE', direction: 'ascending' }, isOfMarket: true },
  { line: 'forsale', order: { sort: 'SELLERS', direction: 'descending' }, isOfMarket: true },
  { line: 'forsale<market', order: { sort: 'NAME', direction: 'ascending' }, isOfMarket: true },
];

export interface Searched {
  line: string;
  sort: string;
  isOfMarket: boolean;
  /** The 99th percentile, in milliseconds. */
  p99: number;
}

export interface Measured {
  searches: Searched[];
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
    examples.map(({ example }): Query => ({
      line: example,
      order: DEFAULT_PRINTING_SEARCH_ORDER,
      isOfMarket: false,
    })),
  );
  const searches: Searched[] = [];
  for (const query of [...help, ...MARKET]) {
    const { line, order, isOfMarket } = query;
    searches.push({ line, sort: order.sort, isOfMarket, p99: await ninetyNinth(from, query) });
  }
  return { searches, printings: from.variantIds.length, calls: CALLS };
}

async function ninetyNinth({ database, players }: Side, { line, order }: Query): Promise<number> {
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
    await findPrintings(database, query);
    if (call >= 0) took.push(performance.now() - begun);
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(CALLS * 0.99) - 1] ?? Number.NaN;
}
