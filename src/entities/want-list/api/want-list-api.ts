import { NOT_WANTED } from '@domain/want-list';
import { baseApi, isAsNew, onAnswer, operation, patchCached, type FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CreateWantListOperation,
  UpdateWantListVariantCountsOperation,
  UserWantListsOperation,
} from './want-list.operations';

/** A printing on a want list (rules/trade-lists#want-quantity). */
export interface WantListItem {
  variantId: string;
  cardId: string;
  /** 1 to 5 (rules/trade-lists#want-quantity). */
  quantity: number;
  /** The version that a change must name, so it overwrites nothing unseen. */
  version: number;
}

/** A player's want list. */
export interface WantList {
  id: string;
  isOwner: boolean;
  handle: string | null;
  /** By the printing's id. */
  items: Record<string, WantListItem>;
}

export interface WantedChange {
  wantListId: string;
  items: readonly {
    variantId: string;
    /** 0 takes a printing off the list. */
    quantity: number;
    /** The version that the person saw, 0 if it wasn't on the list. */
    expectedVersion: number;
  }[];
}

export interface WantedOutcome {
  /** The current items, even if there are errors; quantity and version 0 for a printing that isn't on the list. */
  items: readonly WantListItem[];
  errors: readonly FieldError[];
}

type AnsweredList = ResultOf<typeof UserWantListsOperation>['userWantLists'][number];

const readWantList = ({ items, ...list }: AnsweredList): WantList => ({
  ...list,
  items: Object.fromEntries(items.map((item) => [item.variantId, item])),
});

const wantListQueries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A player's want list, or the viewer's own without a handle; null for a private list as for a missing one
     * (rules/attacks#hidden-things).
     */
    wantList: build.query({
      providesTags: (list) => (list ? [{ type: 'WantList', id: list.id }] : ['WantList']),
      ...operation(
        UserWantListsOperation,
        ({ userWantLists: [list] }): WantList | null =>
          list === undefined ? null : readWantList(list),
        { variables: (owner: { userHandle: string | null }) => owner },
      ),
    }),
  }),
});

export const wantListApi = wantListQueries.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the viewer's own list. */
    createWantList: build.mutation({
      ...operation(
        CreateWantListOperation,
        ({ createWantList: { wantList } }): WantList | null => wantList && readWantList(wantList),
      ),
      invalidatesTags: ['WantList'],
    }),

    /** Sets how many copies of printings the viewer wants, all or none. A refusal, such as CONFLICT, is an answer. */
    changeWanted: build.mutation({
      ...operation(
        UpdateWantListVariantCountsOperation,
        ({ updateWantListVariantCounts: { wantListItems, errors } }): WantedOutcome => ({
          items: wantListItems,
          errors,
        }),
        {
          variables: ({ wantListId, items }: WantedChange) => ({
            wantListId,
            items: items.map(({ variantId, ...item }) => ({ ...item, cardVariantId: variantId })),
          }),
        },
      ),
      onQueryStarted: onAnswer(({ items }: WantedOutcome, { wantListId }: WantedChange) =>
        patchWantList(wantListId, items),
      ),
    }),
  }),
});

const patchWantList = (wantListId: string, items: readonly WantListItem[]) =>
  patchCached(wantListQueries.endpoints.wantList, {
    isAbout: (list) => list?.id === wantListId,
    change(list) {
      if (!list) return;
      for (const item of items) {
        if (item.quantity === NOT_WANTED) delete list.items[item.variantId];
        else if (isAsNew(item, list.items[item.variantId])) list.items[item.variantId] = item;
      }
    },
    refetch: () => ({ type: 'WantList', id: wantListId }),
  });

export const { useWantListQuery, useCreateWantListMutation, useChangeWantedMutation } = wantListApi;
