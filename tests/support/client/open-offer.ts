import type { ShownCurrency } from '@domain/pricing';
import { aFakeOffer } from '@tests/factories/fake-offer';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { noOffers, type FakeOffer, type FakeOfferItem, type FakeOffers } from './offers';
import { renderApp } from './render-app';

/** Two copies of a printing at $1.50 each, which cost $1.25 on the market. */
export const anItem = (given: Partial<FakeOfferItem> = {}): FakeOfferItem => ({
  variantId: 'scout-1-standard',
  cardId: 'scout-1',
  quantity: 2,
  priceType: 'FIXED',
  fixedPriceInCents: 150,
  marketPriceInCents: 125,
  ...given,
});

/** The page of an offer between the viewer `fern` and `moss`; by default, it is about two copies. */
export function openOffer(
  given: Partial<FakeOffer> = {},
  known: Partial<FakeOffers> = {},
  currency?: ShownCurrency,
) {
  const offer = aFakeOffer(given);
  if (offer.offerItems.length === 0) offer.offerItems.push(anItem());
  const offers = noOffers({ offers: [offer], ...known });
  const app = renderApp(`/trading/offers/${offer.id}`, {
    user: aUser({ id: 'me', handle: 'fern' }),
    ...(currency && { currency }),
    catalogue: { cardSets: tradeSets(), offers },
  });
  return { ...app, offer, offers };
}
