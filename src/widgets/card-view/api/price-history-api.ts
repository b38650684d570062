import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { PriceHistoryOperation } from './price-history.operations';

/** One printing's prices, in the order of time; a printing without any isn't in the answer. */
export type PrintingPrices = ResultOf<typeof PriceHistoryOperation>['priceHistory'][number];

const priceHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The price histories of a card's printings, by the card's id. */
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
