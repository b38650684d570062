import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { NOT_WANTED } from '@domain/want-list';
import type { FieldError } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import type { WantListItem } from '../model/want-list';
import { wantListApi } from './want-list-api';
import { UpdateWantListVariantCountsOperation } from './want-list.operations';

export interface WantedChange {
  wantListId: string;
  items: readonly {
    variantId: string;
    /** 0 takes a printing off the list. */
    quantity: number;
    /** The version that the person saw, 0 where it wasn't on the list. */
    expectedVersion: number;
  }[];
}

export interface WantedOutcome {
  /** As they are then, also beside errors; quantity and version 0 for what isn't on the list. */
  items: readonly WantListItem[];
  errors: readonly FieldError[];
}

export const changeWantedApi = wantListApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sets how many copies of printings one wants, all or none, and keeps what the server tells of one's own list. A
     * refusal, such as CONFLICT, is an answer.
     */
    changeWanted: build.mutation<WantedOutcome, WantedChange>({
      queryFn: async ({ wantListId, items }, { dispatch }, _options, ask) => {
        const answer = await ask({
          document: UpdateWantListVariantCountsOperation,
          variables: {
            wantListId,
            items: items.map(({ variantId, ...item }) => ({ ...item, cardVariantId: variantId })),
          },
        });
        if (answer.error) return { error: answer.error };
        const { wantListItems, errors } = (
          answer.data as ResultOf<typeof UpdateWantListVariantCountsOperation>
        ).updateWantListVariantCounts;
        dispatch(wantedReceived(wantListId, wantListItems));
        return { data: { items: wantListItems, errors } };
      },
    }),
  }),
});

type ApiState = Parameters<typeof wantListApi.util.selectInvalidatedBy>[0];
const OWN = { userHandle: null };

/**
 * Puts what the server told into one's own list; of each printing, the latest counts. An answer to an earlier question
 * that is still on its way would undo it; then the list is asked for once more.
 */
const wantedReceived =
  (
    wantListId: string,
    told: readonly WantListItem[],
  ): ThunkAction<void, ApiState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const patch = wantListApi.util.updateQueryData('wantList', OWN, (list) => {
      if (!list) return;
      for (const item of told) {
        if (item.quantity === NOT_WANTED) delete list.items[item.variantId];
        else if (item.version >= (list.items[item.variantId]?.version ?? 0)) {
          list.items[item.variantId] = item;
        }
      }
    });
    dispatch(patch);
    if (wantListApi.endpoints.wantList.select(OWN)(getState()).status === 'pending') {
      dispatch(wantListApi.util.invalidateTags([{ type: 'WantList', id: wantListId }]));
    }
  };

export const { useChangeWantedMutation } = changeWantedApi;
