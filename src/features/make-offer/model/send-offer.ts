import { nanoid } from '@reduxjs/toolkit';
import { toNote } from '@domain/offer';
import { changeOfferApi, type OfferError } from '@/entities/offer';
import { apiErrorOf, baseApi } from '@/shared/api';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import type { AppThunk } from '@/shared/store';
import { draftKeyOf, type OfferSubject, type ServerPrice } from './offer-draft';
import {
  offerFailed,
  offerMade,
  offerRefused,
  offerSent,
  selectOfferDraft,
} from './offer-drafts-slice';
import { asNewItem, type OfferedItem } from './offered-item';

/**
 * Sends a draft; while it is being sent, further calls do nothing. A retry after a lost answer has the same idempotency
 * key, so only one offer is made (rules/offers#sent-once).
 */
export const sendOffer =
  (subject: OfferSubject, items: readonly OfferedItem[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const draft = selectOfferDraft(getState(), subject);
    if (!draft || draft.isSending) return;
    const { recipientHandle, offerType, note, answerDays, idempotencyKey } = draft;
    const key = draftKeyOf(subject);
    const closable = keepWindowOpen();
    dispatch(offerSent(key));
    const offerItems = items.map((item) => asNewItem(item, subject));
    const { data, error } = await dispatch(
      changeOfferApi.endpoints.createOffer.initiate(
        { recipientHandle, offerType, note: toNote(note), offerItems, answerDays, idempotencyKey },
        { track: false },
      ),
    );
    closable();
    // Another person is signed in by now.
    if (selectOfferDraft(getState(), subject)?.idempotencyKey !== idempotencyKey) return;
    if (error) dispatch(offerFailed({ key, failure: apiErrorOf(error) }));
    else if (data.offer) dispatch(offerMade({ key, offerId: data.offer.id }));
    else {
      const errors = [...data.errors];
      const isUsedUp = errors.some(({ code }) => code === 'KEY_REUSED');
      const nextKey = isUsedUp ? nanoid() : null;
      dispatch(offerRefused({ key, errors, toldPrices: serverPricesIn(errors, items), nextKey }));
      if (errors.some(({ code }) => HAS_CHANGED.includes(code))) askAgain(dispatch);
    }
  };

/** Refusals because the lists have changed since the person saw them. */
const HAS_CHANGED: readonly (string | null)[] = ['NOT_AVAILABLE', 'PRICE_CHANGED'];

function serverPricesIn(
  errors: readonly OfferError[],
  items: readonly OfferedItem[],
): Record<string, ServerPrice> {
  const received = errors.flatMap(({ code, variantId, presentPriceInCents: is }) => {
    if (code !== 'PRICE_CHANGED' || variantId === null) return [];
    const was = items.find(({ row }) => row.id === variantId)?.adjustedPriceInCents ?? null;
    return [[variantId, { was, is }] as const];
  });
  return Object.fromEntries(received);
}

/** The lists and commitments on the screen are outdated. */
function askAgain(dispatch: AppDispatch): void {
  dispatch(baseApi.util.invalidateTags(['Commitments', 'SaleList', 'WantList']));
}
