import type { PrintingFacts } from '@domain/card-filter';
import { baseApi, operation } from '@/shared/api';
import { MarketOfSetOperation } from './market.operations';

/** What the server knows about a set's printings. */
export type MarketOfSet = Pick<PrintingFacts, 'market' | 'changes'>;

export interface AskedMarket {
  /** In upper case. */
  cardSetCode: string;
  /** Handles of which the answer says what they sell. */
  namedSellers: readonly string[];
}

/** Others change their lists at any time, so an answer isn't kept for long. */
const KEPT_SECONDS = 30;

export const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who sells a set's printings, and how their prices have changed. */
    marketOfSet: build.query({
      keepUnusedDataFor: KEPT_SECONDS,
      ...operation(
        MarketOfSetOperation,
        ({ marketOfSet }): MarketOfSet => ({
          market: Object.fromEntries(
            marketOfSet.map(({ variantId, sellers, namedSellers, lowestPriceInCents }) => [
              variantId,
              { sellers, namedSellers, lowestCents: lowestPriceInCents },
            ]),
          ),
          changes: Object.fromEntries(
            marketOfSet.map(({ variantId, change7, change30, change90 }) => [
              variantId,
              known({ 7: change7, 30: change30, 90: change90 }),
            ]),
          ),
        }),
        { variables: (asked: AskedMarket) => asked },
      ),
    }),
  }),
});

type Changes = PrintingFacts['changes'][string];

/** Without those that aren't known. */
const known = (changes: Record<keyof Changes, number | null>): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== null)) as Changes;
