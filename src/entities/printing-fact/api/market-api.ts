import type { PrintingFacts } from '@domain/card-filter';
import type { MarketColumns, MarketFile } from '@domain/market';
import { baseApi, operation, restFetch } from '@/shared/api';
import { PrintingsOfSellersOperation, ViewersMarketOperation } from './market.operations';

/** Others change their lists at any time, so an answer isn't kept for long. */
const KEPT_SECONDS = 30;

const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What others ask for the printings of all sets, as everyone sees it (rules/search#market). */
    market: build.query<MarketFile, void>({
      structuralSharing: false,
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['Commitments'],
      queryFn: async () => {
        const answer = await restFetch('/api/market');
        if ('error' in answer) return { error: answer.error };
        // The store would otherwise look at each of its 200,000 values to freeze it.
        return { data: Object.freeze(answer.data as MarketFile) };
      },
    }),

    /** The printings in which the viewer's market differs. */
    viewersMarket: build.query({
      structuralSharing: false,
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['Commitments', 'SaleList', 'Blocks'],
      ...operation(
        ViewersMarketOperation,
        ({ viewersMarket: { lowestPricesInCents, ...columns } }): MarketColumns => ({
          ...columns,
          lowestCents: lowestPricesInCents,
        }),
      ),
    }),

    /** What these players sell, by handle. */
    printingsOfSellers: build.query({
      keepUnusedDataFor: KEPT_SECONDS,
      ...operation(
        PrintingsOfSellersOperation,
        ({ printingsOfSellers }): PrintingFacts['soldBy'] =>
          Object.fromEntries(
            printingsOfSellers.map(({ handle, variantIds }) => [handle, variantIds]),
          ),
        { variables: (handles: readonly string[]) => ({ handles }) },
      ),
    }),
  }),
});

export const { useMarketQuery, useViewersMarketQuery, usePrintingsOfSellersQuery } = marketApi;
