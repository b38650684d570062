import type { CardSet } from '@domain/card-set';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { CardSetsOperation, SetProgressOperation } from './card-sets.operations';

/** How far the viewer has come with a set (rules/collection#progress). */
export type SetProgress = ResultOf<typeof SetProgressOperation>['progressBySet'][number];

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

    /** The viewer's progress in each set. */
    setProgress: build.query({
      providesTags: ['Collection'],
      ...operation(
        SetProgressOperation,
        ({ progressBySet }): readonly SetProgress[] => progressBySet,
      ),
    }),
  }),
});

export const { useCardSetsQuery, useSetProgressQuery, endpoints: cardSetEndpoints } = cardSetsApi;
