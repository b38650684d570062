import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { UserWantListsOperation } from './want-list.operations';

/** What a player looks for. */
export interface WantList {
  id: string;
  isOwner: boolean;
  handle: string | null;
  /** How many copies are wanted, by the printing's id. */
  quantities: Record<string, number>;
}

export const wantListApi = baseApi.enhanceEndpoints({ addTagTypes: ['WantList'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A player's want list, without a handle one's own; null for a private one as for none (product 6). */
    wantList: build.query<WantList | null, { userHandle: string | null }>({
      providesTags: (list) => (list ? [{ type: 'WantList', id: list.id }] : ['WantList']),
      query: (variables) => ({ document: UserWantListsOperation, variables }),
      transformResponse: ({ userWantLists: [list] }: ResultOf<typeof UserWantListsOperation>) => {
        if (list === undefined) return null;
        const { items, ...rest } = list;
        const quantities = items.map(({ variantId, quantity }) => [variantId, quantity] as const);
        return { ...rest, quantities: Object.fromEntries(quantities) };
      },
    }),
  }),
});

export const { useWantListQuery } = wantListApi;
