import { CurrentMarket, findCheapestSellers, findViewersMarket } from '@server/modules/market';
import { percentile } from '../figure';
import { anyOf, openSide, type Side } from './sides';

const CALLS = 300;
const PAGE = 24;

export interface Market {
  kilobytes: number;
  printings: number;
  /** Of each kind. */
  calls: number;
  /** The 99th percentiles, in milliseconds. */
  everyones: number;
  viewers: number;
  sellers: number;
}

/** Measures the filled database in argv[2], and sends a {@link Market}. */
const [, , connectionString = ''] = process.argv;
const side = await openSide(connectionString);
process.send?.(await measured(side));
await side.pool.end();

async function measured({ database, buyer, variantIds }: Side): Promise<Market> {
  const market = new CurrentMarket(database);
  // Else it would be made for each call, as where no notification can come.
  market.listening(true);
  const { answer } = await market.get();
  return {
    kilobytes: (await answer.bytes('br')).length / 1_000,
    printings: variantIds.length,
    calls: CALLS,
    everyones: await ninetyNinth(async () => (await market.get()).answer.bytes('br')),
    viewers: await ninetyNinth(() => findViewersMarket(database, buyer)),
    sellers: await ninetyNinth(() => {
      const page = Array.from({ length: PAGE }, () => anyOf(variantIds));
      return findCheapestSellers(database, buyer, page);
    }),
  };
}

async function ninetyNinth(call: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let at = -5; at < CALLS; at += 1) {
    const begun = performance.now();
    await call();
    if (at >= 0) took.push(performance.now() - begun);
  }
  return percentile(took, 0.99);
}
