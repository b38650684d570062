import { isMarketPrice, type PriceType } from '@domain/pricing';
import type { AppThunk } from '@/shared/store';
import { byPrinting, emptyTerms, type ListSubject, type OfferPick } from './offer-draft';
import { offerPrepared, openListOffer } from './offer-drafts-slice';
import { sendOffer } from './send-offer';

/** A part of a deal as an offer: one to buy, under the part’s key. */
export interface DealOffer {
  key: string;
  recipientHandle: string;
  /** Each printing once, at the price that the person saw. */
  items: readonly (OfferPick & { priceType: PriceType; priceInCents: number })[];
}

const subjectOf = ({ key, recipientHandle }: DealOffer): ListSubject => ({
  recipientHandle,
  offerType: 'BUY',
  dealKey: key,
});

const picksOf = ({ items }: DealOffer): OfferPick[] =>
  items.map(({ variantId, cardId, quantity }) => ({ variantId, cardId, quantity }));

/** Sends a part of a deal as it is. */
export const sendDealOffer =
  (offer: DealOffer): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const subject = { counters: null, ...subjectOf(offer) };
    const terms = { ...emptyTerms('BUY'), wants: byPrinting(picksOf(offer)) };
    dispatch(offerPrepared({ subject, terms, idempotencyKey: offer.key }));
    const asked = offer.items.map(({ variantId, quantity, priceType, priceInCents }) => ({
      variantId,
      quantity,
      priceType,
      fixedPriceInCents: isMarketPrice(priceType) ? null : priceInCents,
      ...(isMarketPrice(priceType) && { expectedPriceInCents: priceInCents }),
    }));
    await dispatch(sendOffer(offer.key, asked));
  };

/** Opens a part of a deal in the dialog for offers, to change it. */
export const openDealOffer = (offer: DealOffer) => openListOffer(subjectOf(offer), picksOf(offer));
