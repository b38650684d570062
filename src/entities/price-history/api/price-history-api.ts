import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { PriceHistoryOperation } from './price-history.operations';

/** What one printing cost, in the order of time; without any price it isn't in the answer. */
export type PrintingPrices = ResultOf<typeof PriceHistoryOperation>['priceHistory'][number];

const priceHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What each printing of a card cost, by the card's id. */
    priceHistory: build.query<PrintingPrices[], string>({
      keepUnusedDataFor: 600,
      query: (cardId) => ({
        document: PriceHistoryOperation,
        variables: { cardId },
        catalogue: true,
      }),
      transformResponse: (answer: ResultOf<typeof PriceHistoryOperation>) => answer.priceHistory,
    }),
  }),
});

export const { usePriceHistoryQuery } = priceHistoryApi;
