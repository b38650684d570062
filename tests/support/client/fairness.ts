import { type Fairness, fairnessOf, type GivenCopies, type SideValue } from '@domain/fairness';
import { balanceFor, buyerSide, giverOf, offeredPriceOf, offerTotal } from '@domain/offer';
import type { FakeOffer, FakeOfferItem, FakeOffers } from './offers';

/** The sums of an offer in the shape of the schema. */
export function shownFairness(offer: FakeOffer, { prices, lacked }: FakeOffers) {
  const items = offer.offerItems;
  const copiesOf = ({
    variantId,
    cardId,
    quantity,
    marketPriceInCents,
  }: FakeOfferItem): GivenCopies => ({
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
  });
  const isMine = ({ inReturn = false }: FakeOfferItem) =>
    giverOf(offer.offerType, { inReturn }) === offer.mySide;
  const exchange = {
    gives: items.filter(isMine).map(copiesOf),
    gets: items.filter((item) => !isMine(item)).map(copiesOf),
    balanceInCents: paidByViewer(offer),
  };
  const { gives, gets, ...rest }: Fairness = fairnessOf(exchange, Date.now());
  return { ...rest, gives: shownSide(gives), gets: shownSide(gets) };
}

function paidByViewer(offer: FakeOffer): number {
  if (offer.offerType === 'TRADE') return 0 - balanceFor(offer, offer.mySide);
  const { total } = offerTotal(
    offer.offerItems.map(({ proposal = null, ...item }) => ({
      ...item,
      priceInCents: offeredPriceOf({ ...item, proposal }),
    })),
  );
  return buyerSide(offer.offerType) === offer.mySide ? total : -total;
}

const shownSide = ({ gains, ...side }: SideValue) => ({
  ...side,
  wantedCopies: gains.wanted,
  missingCopies: gains.missing,
});
