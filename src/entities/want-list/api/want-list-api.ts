import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { WantList } from '../model/want-list';
import { CreateWantListOperation, UserWantListsOperation } from './want-list.operations';

type ListAnswer = ResultOf<typeof UserWantListsOperation>['userWantLists'][number];

const parseWantList = ({ items, ...list }: ListAnswer): WantList => ({
  ...list,
  items: Object.fromEntries(items.map((item) => [item.variantId, item])),
});

export const wantListApi = baseApi.enhanceEndpoints({ addTagTypes: ['WantList'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * A player's want list, without a handle one's own; null for a private one as for none
     * (rules/attacks#hidden-things).
     */
    wantList: build.query<WantList | null, { userHandle: string | null }>({
      providesTags: (list) => (list ? [{ type: 'WantList', id: list.id }] : ['WantList']),
      query: (variables) => ({ document: UserWantListsOperation, variables }),
      transformResponse: ({ userWantLists: [list] }: ResultOf<typeof UserWantListsOperation>) =>
        list === undefined ? null : parseWantList(list),
    }),

    /** Makes one's own list. */
    createWantList: build.mutation<WantList | null, void>({
      invalidatesTags: ['WantList'],
      query: () => ({ document: CreateWantListOperation }),
      transformResponse: ({
        createWantList: { wantList },
      }: ResultOf<typeof CreateWantListOperation>) => wantList && parseWantList(wantList),
    }),
  }),
});

export const { useWantListQuery, useCreateWantListMutation } = wantListApi;
