import { NOT_WANTED } from '@domain/want-list';
import { baseApi } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { WantList, WantListItem } from '../model/want-list';
import {
  CreateWantListOperation,
  UpdateWantListVariantCountsOperation,
  UserWantListsOperation,
} from './want-list.operations';

export interface WantedChange {
  wantListId: string;
  /** Quantity 0 takes a printing off the list. */
  items: readonly { variantId: string; quantity: number }[];
}

export interface WantedOutcome {
  /** As they are then, quantity 0 for what was taken off; none beside errors. */
  items: readonly WantListItem[];
  errors: readonly { field: string; message: string; code: string | null }[];
}

type ListAnswer = ResultOf<typeof UserWantListsOperation>['userWantLists'][number];

const parseWantList = ({ items, ...list }: ListAnswer): WantList => ({
  ...list,
  items: Object.fromEntries(items.map((item) => [item.variantId, item])),
});

export const wantListApi = baseApi.enhanceEndpoints({ addTagTypes: ['WantList'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A player's want list, without a handle one's own; null for a private one as for none (product 6). */
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

    /** Sets how many copies of printings one wants, all or none, and keeps what the server tells of one's own list. */
    changeWanted: build.mutation<WantedOutcome, WantedChange>({
      queryFn: async ({ wantListId, items }, { dispatch }, _options, ask) => {
        const answer = await ask({
          document: UpdateWantListVariantCountsOperation,
          variables: {
            wantListId,
            items: items.map(({ variantId, quantity }) => ({ cardVariantId: variantId, quantity })),
          },
        });
        if (answer.error) return { error: answer.error };
        const { wantListItems, errors } = (
          answer.data as ResultOf<typeof UpdateWantListVariantCountsOperation>
        ).updateWantListVariantCounts;
        dispatch(
          wantListApi.util.updateQueryData('wantList', { userHandle: null }, (draft) => {
            for (const item of wantListItems) {
              if (!draft) return;
              if (item.quantity === NOT_WANTED) delete draft.items[item.variantId];
              else draft.items[item.variantId] = item;
            }
          }),
        );
        return { data: { items: wantListItems, errors } };
      },
    }),
  }),
});

export const { useWantListQuery, useCreateWantListMutation, useChangeWantedMutation } = wantListApi;
