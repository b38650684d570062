import type { Fairness } from '@domain/fairness';
import { balanceFor, buyerSide, giverOf, offeredPriceOf, offerTotal, turnOf } from '@domain/offer';
import { perRequest } from '@server/platform/graphql/context';
import { itemsByOffer, type OfferItem } from '../offer-statements';
import { otherOf, type OwnOffer } from '../offer';
import { signedIn } from '@server/modules/people';
import DataLoader from 'dataloader';
import { fairnessOfAll, type NamedExchange } from './fairness';

/** Loads the sums of the viewer's own offers; in batches, without caching: a request may change an offer between two. */
export const fairnessOfOffer = perRequest(
  (context) =>
    new DataLoader<OwnOffer, Fairness>(
      async (offers) => {
        const { database } = context;
        const items = await itemsByOffer(
          database,
          offers.map(({ id }) => id),
        );
        return fairnessOfAll(
          database,
          signedIn(context),
          offers.map((own) => exchangeOf(own, items.get(own.id) ?? [])),
        );
      },
      { cache: false },
    ),
);

/** What the viewer and the other side of an offer give each other: cards both ways, or cards for money. */
export function exchangeOf(own: OwnOffer, items: readonly OfferItem[]): NamedExchange {
  const isMine = (item: OfferItem): boolean => giverOf(own.offerType, item) === own.mySide;
  return {
    otherId: otherOf(own).id,
    gives: items.filter(isMine),
    gets: items.filter((item) => !isMine(item)),
    balanceInCents: paidByViewer(own, items),
    isOpen: turnOf(own).length > 0,
  };
}

/** What the viewer pays, in cents: a swap's balance, or the offer's total. Negative for what the viewer gets. */
function paidByViewer(own: OwnOffer, items: readonly OfferItem[]): number {
  if (own.offerType === 'TRADE') return 0 - balanceFor(own, own.mySide);
  const { total } = offerTotal(
    items.map((item) => ({
      quantity: item.quantity,
      priceInCents: offeredPriceOf(item),
      marketPriceInCents: item.marketPriceInCents,
    })),
  );
  return buyerSide(own.offerType) === own.mySide ? total : -total;
}
