import type { Fairness } from '@domain/fairness';
import { buyerSide, offeredPriceOf, offerTotal, turnOf } from '@domain/offer';
import { perRequest } from '@server/graphql/context';
import { itemsByOffer, type OfferItem, otherOf, type OwnOffer } from '@server/modules/offer';
import { signedIn } from '@server/modules/user';
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

/** What the viewer and the other side of an offer give each other: one of them cards, the other one money. */
export function exchangeOf(own: OwnOffer, items: readonly OfferItem[]): NamedExchange {
  const { total } = offerTotal(
    items.map((item) => ({
      quantity: item.quantity,
      priceInCents: offeredPriceOf(item),
      marketPriceInCents: item.marketPriceInCents,
    })),
  );
  const buys = buyerSide(own.offerType) === own.mySide;
  return {
    otherId: otherOf(own).id,
    gives: buys ? [] : items,
    gets: buys ? items : [],
    balanceInCents: buys ? total : -total,
    isOpen: turnOf(own).length > 0,
  };
}
