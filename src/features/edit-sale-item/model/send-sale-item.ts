import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { changeSaleItemsApi } from '@/entities/sale-list';
import type { ApiError } from '@/shared/api';
import { sendDraft } from '@/shared/lib/send-draft';
import { selectDraft, type WithSaleDrafts } from './sale-drafts';
import {
  conflictFound,
  saleItemRefused,
  saleItemSaved,
  saleItemSentAgain,
  saleItemUnsaved,
} from './sale-drafts-slice';
import { isSameAsked, seenItemOf, type Asked, type SeenItem } from './sale-item-draft';

export type Command<Outcome = void> = ThunkAction<Outcome, WithSaleDrafts, unknown, UnknownAction>;

/** Sends a printing's draft until the server has what the person wants. */
export const sendSaleItem =
  (variantId: string): Command<Promise<void>> =>
  (dispatch, getState) =>
    sendDraft<Asked, SeenItem>({
      current: () => selectDraft(getState(), variantId),
      write: async (wanted, seen) => {
        const saleListId = selectDraft(getState(), variantId)?.saleListId ?? '';
        const { data, error } = await dispatch(
          changeSaleItemsApi.endpoints.changeSaleItems.initiate(
            { saleListId, items: [{ variantId, ...wanted, expectedVersion: seen.version }] },
            { track: false },
          ),
        );
        if (error) return { error: error as ApiError };
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
