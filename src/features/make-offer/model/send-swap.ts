import { nanoid } from '@reduxjs/toolkit';
import { balanceOf, type OfferSide, toNote } from '@domain/offer';
import {
  formatShortSum,
  MAX_FIXED_PRICE_CENTS,
  type MoneyReading,
  readMoney,
} from '@domain/pricing';
import { changeOfferApi, type NewTerms } from '@/entities/offer';
import { apiErrorOf, baseApi } from '@/shared/api';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import type { AppThunk } from '@/shared/store';
import { copiesOf, type SwapDraft, swapKeyOf } from './swap-draft';
import { selectSwap, swapFailed, swapMade, swapRefused, swapSent } from './swap-drafts-slice';

const RULE = `Enter an amount such as 12.50, of at most ${formatShortSum(MAX_FIXED_PRICE_CENTS)}.`;

/** The typed balance; an empty field is no money. */
export const balanceTyped = ({ balance }: Pick<SwapDraft, 'balance'>): MoneyReading =>
  readMoney(balance.trim() || '0', { most: MAX_FIXED_PRICE_CENTS, rule: RULE });

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
    if (!draft || draft.isSending) return;
    const { cents } = balanceTyped(draft);
    if (cents === null) return;
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
