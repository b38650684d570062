import type { CardSet } from '@domain/card-set';
import { baseApi } from '@/shared/api';
import { CardSetsOperation } from './card-sets.operations';

const cardSetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All sets by their position. */
    cardSets: build.query<CardSet[], void>({
      keepUnusedDataFor: 3600,
      query: () => ({ document: CardSetsOperation, catalogue: true }),
      transformResponse: (answer: { cardSets: CardSet[] }) => answer.cardSets,
    }),
  }),
});

export const { useCardSetsQuery } = cardSetsApi;
