import type { CardSet } from '@domain/card-set';
import { baseApi, operation } from '@/shared/api';
import { CardSetsOperation } from './card-sets.operations';

const cardSetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All sets by their position. */
    cardSets: build.query({
      keepUnusedDataFor: 3600,
      ...operation(CardSetsOperation, ({ cardSets }): CardSet[] => cardSets, {
        catalogue: true,
      }),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCardSetsQuery, endpoints: cardSetEndpoints } = cardSetsApi;
