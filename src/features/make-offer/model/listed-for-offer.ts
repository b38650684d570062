import { availableCopies, NOTHING_PROMISED, type Promised } from '@domain/offer';
import { adjustPrice, MARKET_PRICING_AS_IS, type PriceType } from '@domain/pricing';
import type { Listed } from '@/entities/card';
import type { Promises } from '@/entities/offer';
import type { SaleList } from '@/entities/sale-list';
import type { WantList } from '@/entities/want-list';

/** What lists say of a printing that can be offered for, or that was in a draft when it left them. */
export interface ListedForOffer extends Listed, Promised {
  /** How many copies the recipient's list names, 0 where it doesn't any more. */
  listed: number;
  /** How many an offer may ask for or propose (rules/offers#available). */
  available: number;
  /** What is proposed until the person sets something else. */
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
  /**
   * What a copy costs at the seller's market price, in whole cents; null without a market price.
   *
   * @param marketCents what the catalogue says that the market asks
   */
  atMarketPrice: (marketCents: number | null) => number | null;
}

type Items = Record<string, ListedForOffer>;

/** What can be bought from a sale list, at the seller's prices. */
export const toBuy = ({ items }: SaleList, promises: Promises): Items =>
  Object.fromEntries(
    Object.values(items).map(({ variantId, cardId, quantity, ...asked }) => {
      const promised = promises[variantId] ?? NOTHING_PROMISED;
      return [
        variantId,
        {
          variantId,
          cardId,
          listed: quantity,
          ...promised,
          available: availableCopies(quantity, promised),
          priceType: asked.priceType,
          fixedPriceInCents: asked.fixedPriceInCents,
          // Fresher than the catalogue that this tab keeps.
          atMarketPrice: () => asked.marketAdjustedPriceInCents,
        },
      ];
    }),
  );

interface OwnSales {
  /** Null where the viewer has no sale list. */
  list: SaleList | null;
  promises: Promises;
}

/**
 * What can be sold to the owner of a want list: at the prices of the viewer's own sale list, and no more than that list
 * has left, where it names the printing; at market prices where it doesn't.
 */
export function toSell({ items }: WantList, promises: Promises, own: OwnSales): Items {
  const pricing = own.list?.settings.pricing ?? MARKET_PRICING_AS_IS;
  return Object.fromEntries(
    Object.values(items).map(({ variantId, cardId, quantity }) => {
      const promised = promises[variantId] ?? NOTHING_PROMISED;
      const sold = own.list?.items[variantId];
      const left = sold
        ? availableCopies(sold.quantity, own.promises[variantId] ?? NOTHING_PROMISED)
        : Infinity;
      return [
        variantId,
        {
          variantId,
          cardId,
          listed: quantity,
          ...promised,
          available: Math.min(availableCopies(quantity, promised), left),
          priceType: sold?.priceType ?? 'MARKET',
          fixedPriceInCents: sold?.fixedPriceInCents ?? null,
          atMarketPrice: (cents) => adjustPrice(cents, pricing),
        },
      ];
    }),
  );
}

/** What is said of a printing that a draft names and no list does any more. */
export const offList = ({ variantId, cardId }: Listed): ListedForOffer => ({
  variantId,
  cardId,
  listed: 0,
  available: 0,
  priceType: 'MARKET',
  fixedPriceInCents: null,
  ...NOTHING_PROMISED,
  atMarketPrice: () => null,
});
