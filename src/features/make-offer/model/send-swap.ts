import { nanoid } from '@reduxjs/toolkit';
import { balanceOf, type OfferSide, toNote } from '@domain/offer';
import { readFixedPrice } from '@domain/pricing';
import { changeOfferApi, type NewTerms } from '@/entities/offer';
import { apiErrorOf, baseApi } from '@/shared/api';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import type { AppThunk } from '@/shared/store';
import { copiesOf, type SwapDraft, swapKeyOf } from './swap-draft';
import { selectSwap, swapFailed, swapMade, swapRefused, swapSent } from './swap-drafts-slice';

/** The typed balance in whole cents; null if it can't be read. */
export const balanceInCentsOf = ({ balance }: Pick<SwapDraft, 'balance'>): number | null =>
  balance.trim() === '' ? 0 : readFixedPrice(balance);

function termsOf(draft: SwapDraft, cents: number): NewTerms {
  const mySide: OfferSide = draft.counters?.mySide ?? 'INITIATOR';
  return {
    gives: copiesOf(Object.values(draft.gives)),
    gets: copiesOf(Object.values(draft.gets)),
    ...balanceOf(draft.iPay ? -cents : cents, mySide),
    answerDays: draft.answerDays,
    note: toNote(draft.note),
  };
}

/**
 * Sends a draft; while it is being sent, further calls do nothing. Sent again after a lost answer, a new swap is made
 * once, by its key, and a counter once, by the number of the terms that it answers.
 */
export const sendSwap =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const draft = selectSwap(getState(), key);
    const cents = draft && balanceInCentsOf(draft);
    if (!draft || draft.isSending || cents === null || cents === undefined) return;
    const { recipientHandle, counters, idempotencyKey } = draft;
    const terms = termsOf(draft, cents);
    const closable = keepWindowOpen();
    dispatch(swapSent(key));
    const { data, error } = await (counters === null
      ? dispatch(
          changeOfferApi.endpoints.proposeSwap.initiate(
            { recipientHandle, terms, idempotencyKey },
            { track: false },
          ),
        )
      : dispatch(
          changeOfferApi.endpoints.counterOffer.initiate(
            { offerId: counters.offerId, answers: counters.termsNumber, terms },
            { track: false },
          ),
        ));
    closable();
    // Another person is signed in by now.
    if (selectSwap(getState(), key)?.idempotencyKey !== idempotencyKey) return;
    if (error) dispatch(swapFailed({ key, failure: apiErrorOf(error) }));
    else if (data.errors.length > 0) {
      const errors = [...data.errors];
      const isUsedUp = errors.some(({ code }) => code === 'KEY_REUSED');
      dispatch(swapRefused({ key, errors, nextKey: isUsedUp ? nanoid() : null }));
      dispatch(baseApi.util.invalidateTags(['Commitments', 'SaleList', 'WantList']));
    } else if (data.offer) dispatch(swapMade({ key: swapKeyOf(draft), offerId: data.offer.id }));
  };
