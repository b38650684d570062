import { nanoid } from '@reduxjs/toolkit';
import { balanceOf, toNote } from '@domain/offer';
import {
  formatShortSum,
  MAX_FIXED_PRICE_CENTS,
  type MoneyReading,
  readMoney,
} from '@domain/pricing';
import { changeOfferApi, type NewOfferItem, type NewTerms } from '@/entities/offer';
import type { AppThunk } from '@/shared/store';
import { copiesOf, type OfferDraft } from './offer-draft';
import { offerDrafts, offerSent, selectOffer } from './offer-drafts-slice';

const { counterListOffer, counterOffer, createOffer, proposeSwap } = changeOfferApi.endpoints;

const RULE = `Enter an amount such as 12.50, of at most ${formatShortSum(MAX_FIXED_PRICE_CENTS)}.`;

/** The typed amount of money in a swap; an empty field means no money. */
export const amountTyped = ({ wanted }: Pick<OfferDraft, 'wanted'>): MoneyReading =>
  readMoney(wanted.money.amount.trim() || '0', { most: MAX_FIXED_PRICE_CENTS, rule: RULE });

/** The money in a swap that the viewer gets, in cents: negative if they pay. Unreadable text counts as none. */
export function balanceTyped(draft: Pick<OfferDraft, 'wanted'>): number {
  const cents = amountTyped(draft).cents ?? 0;
  return draft.wanted.money.iPay ? 0 - cents : cents;
}

const termsOf = (draft: OfferDraft): NewTerms => ({
  gives: copiesOf(draft.wanted.gives),
  gets: copiesOf(draft.wanted.wants),
  ...balanceOf(balanceTyped(draft), draft.counters?.mySide ?? 'INITIATOR'),
  answerDays: draft.wanted.days,
  note: toNote(draft.wanted.note),
});

/**
 * The call that sends a draft. Sent again after a lost answer, a new offer is made once, by its key
 * (rules/offers#sent-once), and a counter once, by the number of the terms that it answers.
 */
function callOf(draft: OfferDraft) {
  const { recipientHandle, offerType, counters, idempotencyKey, asked, wanted } = draft;
  const { days: answerDays } = wanted;
  const note = toNote(wanted.note);
  if (counters !== null) {
    const { offerId, termsNumber: answers } = counters;
    if (offerType === 'TRADE') {
      return counterOffer.initiate({ offerId, answers, terms: termsOf(draft) }, { track: false });
    }
    const terms = { offerItems: asked, answerDays, note };
    return counterListOffer.initiate({ offerId, answers, ...terms }, { track: false });
  }
  if (offerType === 'TRADE') {
    const swap = { recipientHandle, terms: termsOf(draft), idempotencyKey };
    return proposeSwap.initiate(swap, { track: false });
  }
  return createOffer.initiate(
    {
      recipientHandle,
      offerType,
      note,
      offerItems: asked,
      answerDays,
      idempotencyKey,
    },
    { track: false },
  );
}

const offerOutbox = offerDrafts.outbox({
  // The person decides whether to send again what may have arrived.
  isPatient: false,
  send: (_key, draft) => callOf(draft),
  read: ({ offer, errors }, _key, { seen }) => ({
    there: offer && errors.length === 0 ? { ...seen, offerId: offer.id } : null,
    errors,
  }),
});

/**
 * Sends a draft; while it is being sent, further calls do nothing.
 *
 * @param asked what an offer on a list asks for
 */
export const sendOffer =
  (key: string, asked: readonly NewOfferItem[] = []): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectOffer(getState(), key)?.status === 'sending') return;
    await dispatch(offerOutbox.post(key, offerSent({ key, asked: [...asked], nextKey: nanoid() })));
  };
