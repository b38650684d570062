import { baseApi, nextCursor, operation, pagedOperation } from '@/shared/api';
import { MatchingPlayersOperation, MatchWithOperation } from './match.operations';

/** Two rows of three. */
const PAGE = 6;

// Available copies depend on open offers, so matches are refetched with them.
const matchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Players that the viewer could trade with, the most valuable match first, page by page. */
    matchingPlayers: build.infiniteQuery({
      providesTags: ['Commitments'],
      ...pagedOperation(
        MatchingPlayersOperation,
        ({ matchingPlayers: { nodes, pageInfo } }) => ({
          matches: nodes,
          next: nextCursor(pageInfo),
        }),
        (_none: void, after) => ({ first: PAGE, after }),
      ),
    }),

    /** What the viewer could trade with one player; null if there is nothing, or the viewer may not see the lists. */
    matchWith: build.query({
      providesTags: ['Commitments'],
      ...operation(MatchWithOperation, ({ matchWith }) => matchWith, {
        variables: (userHandle: string) => ({ userHandle }),
      }),
    }),
  }),
});

export const {
  useMatchingPlayersInfiniteQuery,
  useMatchWithQuery,
  endpoints: matchEndpoints,
} = matchApi;
