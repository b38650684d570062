import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { PriceChangesOperation, PriceHistoryOperation } from './price-history.operations';

/** A printing's prices in a range, in the order of time; each is valid until the next one. */
export type PriceHistory = ResultOf<typeof PriceHistoryOperation>['priceHistory'][number];

/** How a printing's price has changed within some days. */
export type PriceChange = ResultOf<
  typeof PriceChangesOperation
>['priceChanges'][number]['changes'][number];

const KEPT_FOR = 600;

const priceHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A printing's price history; null without any price. */
    priceHistory: build.query({
      keepUnusedDataFor: KEPT_FOR,
      providesTags: ['Prices'],
      ...operation(
        PriceHistoryOperation,
        ({ priceHistory: [history] }): PriceHistory | null => history ?? null,
        { catalogue: true },
      ),
    }),

    /** The price changes of a card's printings, by the card's id. */
    priceChanges: build.query({
      keepUnusedDataFor: KEPT_FOR,
      providesTags: ['Prices'],
      ...operation(PriceChangesOperation, ({ priceChanges }) => priceChanges, {
        variables: (cardId: string) => ({ cardId }),
        catalogue: true,
      }),
    }),
  }),
});

export const { usePriceHistoryQuery, usePriceChangesQuery } = priceHistoryApi;
