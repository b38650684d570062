import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { PriceHistoryOperation } from './price-history.operations';

/** What one printing cost, in the order of time; without any price it isn't in the answer. */
export type PrintingPrices = ResultOf<typeof PriceHistoryOperation>['priceHistory'][number];

const priceHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What each printing of a card cost, by the card's id. */
    priceHistory: build.query({
      keepUnusedDataFor: 600,
      ...operation(PriceHistoryOperation, ({ priceHistory }) => priceHistory, {
        variables: (cardId: string) => ({ cardId }),
        catalogue: true,
      }),
    }),
  }),
});

export const { usePriceHistoryQuery } = priceHistoryApi;
