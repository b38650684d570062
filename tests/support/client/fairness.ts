import { type Fairness, fairnessOf, type GivenCopies, type SideValue } from '@domain/fairness';
import { buyerSide, offeredPriceOf, offerTotal } from '@domain/offer';
import type { FakeOffer, FakeOffers } from './offers';

/** The sums of an offer in the shape of the schema. */
export function shownFairness(offer: FakeOffer, { prices, lacked }: FakeOffers) {
  const items = offer.offerItems.map(({ proposal = null, ...item }) => ({ ...item, proposal }));
  const { total } = offerTotal(
    items.map((item) => ({ ...item, priceInCents: offeredPriceOf(item) })),
  );
  const copies = items.map(({ variantId, cardId, quantity, marketPriceInCents }): GivenCopies => ({
    variantId,
    cardId,
    quantity,
    price: {
      todayInCents: marketPriceInCents,
      lowInCents: marketPriceInCents,
      highInCents: marketPriceInCents,
      confirmedAt: new Date().toISOString(),
      isQuarantined: false,
      ...prices[variantId],
    },
    lacked: lacked[variantId] ?? { wanted: null, missing: null },
  }));
  const buys = buyerSide(offer.offerType) === offer.mySide;
  const exchange = buys
    ? { gives: [], gets: copies, balanceInCents: total }
    : { gives: copies, gets: [], balanceInCents: -total };
  const { gives, gets, ...rest }: Fairness = fairnessOf(exchange, Date.now());
  return { ...rest, gives: shownSide(gives), gets: shownSide(gets) };
}

const shownSide = ({ gains, ...side }: SideValue) => ({
  ...side,
  wantedCopies: gains.wanted,
  missingCopies: gains.missing,
});
