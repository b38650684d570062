import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SaleList } from '../model/sale-list';
import { saleListApi } from './sale-list-api';

type ApiState = Parameters<typeof saleListApi.util.selectInvalidatedBy>[0];
type Command = ThunkAction<void, ApiState, unknown, UnknownAction>;

/**
 * Changes every kept copy of a list by what the server told of it. An answer to an earlier question that is still on
 * its way would undo it; then the list is asked for once more.
 */
export const patchSaleList =
  (saleListId: string, change: (list: SaleList) => void): Command =>
  (dispatch, getState) => {
    const tags = [{ type: 'SaleList' as const, id: saleListId }];
    const state = getState();
    const kept = saleListApi.util.selectInvalidatedBy(state, tags);
    for (const { endpointName, originalArgs } of kept) {
      if (endpointName !== 'saleList') continue;
      const patch = saleListApi.util.updateQueryData('saleList', originalArgs, (list) => {
        if (list) change(list);
      });
      dispatch(patch);
    }
    const isAsked = kept.some(
      ({ queryCacheKey }) => state.api.queries[queryCacheKey]?.status === 'pending',
    );
    if (isAsked) dispatch(saleListApi.util.invalidateTags(tags));
  };
