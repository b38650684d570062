import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { OwnFiguresOperation } from './own-figures.operations';

/** What an owner's home says about offers, worth and wants. */
export type OwnFigures = ResultOf<typeof OwnFiguresOperation>;

const ownFiguresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's own; the worth changed since a week ago. */
    ownFigures: build.query({
      providesTags: ['Offers', 'Commitments', 'Collection', 'WantList', 'Prices'],
      ...operation(OwnFiguresOperation, (answer): OwnFigures => answer, {
        variables: (_none: void) => ({ days: 7 }),
      }),
    }),
  }),
});

export const { useOwnFiguresQuery, endpoints: ownFiguresEndpoints } = ownFiguresApi;
