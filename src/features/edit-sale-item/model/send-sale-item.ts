import { saleListApi } from '@/entities/sale-list';
import { apiErrorOf } from '@/shared/api';
import { sendDraft } from '@/shared/lib/send-draft';
import type { AppThunk } from '@/shared/store';
import {
  conflictFound,
  saleItemRefused,
  saleItemSaved,
  saleItemSentAgain,
  saleItemUnsaved,
  selectDraft,
} from './sale-drafts-slice';
import { isSameAsked, seenItemOf, type Asked, type SeenItem } from './sale-item-draft';

/** Sends a printing's draft until the server has what the person wants. */
export const sendSaleItem =
  (variantId: string): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    sendDraft<Asked, SeenItem>({
      current: () => selectDraft(getState(), variantId),
      write: async (wanted, seen) => {
        const saleListId = selectDraft(getState(), variantId)?.saleListId ?? '';
        const { data, error } = await dispatch(
          saleListApi.endpoints.changeSaleItems.initiate(
            { saleListId, items: [{ variantId, ...wanted, expectedVersion: seen.version }] },
            { track: false },
          ),
        );
        if (error) return { error: apiErrorOf(error) };
        return {
          there: seenItemOf(data.items.find((item) => item.variantId === variantId)),
          errors: data.errors,
        };
      },
      isSame: isSameAsked,
      onSaved: (sent, seen) => dispatch(saleItemSaved({ variantId, sent, seen })),
      onUnreachable: () => dispatch(saleItemUnsaved(variantId)),
      onSentAgain: () => dispatch(saleItemSentAgain(variantId)),
      onConflict: (theirs) => dispatch(conflictFound({ variantId, theirs })),
      onRefused: () => dispatch(saleItemRefused(variantId)),
      failure: 'Failed to update sale list',
    });
