import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { Match, MatchPage } from '../model/match';
import { MatchingPlayersOperation, MatchWithOperation } from './match.operations';

/** Two rows of three. */
const PAGE = 6;

/** What is left of a list depends on what offers promise, so that matches are asked for anew with those. */
const matchTags = baseApi.enhanceEndpoints({ addTagTypes: ['Promises'] });

export const matchApi = matchTags.injectEndpoints({
  endpoints: (build) => ({
    /** Players with whom the viewer could trade, those with most in common first, page by page. */
    matchingPlayers: build.infiniteQuery<MatchPage, void, string | null>({
      providesTags: ['Promises'],
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ pageParam: after }) => ({
        document: MatchingPlayersOperation,
        variables: { first: PAGE, after },
      }),
      transformResponse: ({
        matchingPlayers: { nodes, pageInfo },
      }: ResultOf<typeof MatchingPlayersOperation>) => ({
        matches: nodes,
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      }),
    }),

    /** What the viewer could trade with one player; null for nothing, and for lists that they may not see. */
    matchWith: build.query<Match | null, string>({
      providesTags: ['Promises'],
      query: (userHandle) => ({ document: MatchWithOperation, variables: { userHandle } }),
      transformResponse: ({ matchWith }: ResultOf<typeof MatchWithOperation>) => matchWith,
    }),
  }),
});

export const { useMatchingPlayersInfiniteQuery, useMatchWithQuery } = matchApi;
