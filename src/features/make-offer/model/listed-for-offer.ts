import { availableCopies, NOTHING_COMMITTED, type Commitment } from '@domain/offer';
import { adjustPrice, MARKET_PRICING_AS_IS, type PriceType } from '@domain/pricing';
import type { Listed } from '@/entities/card';
import type { Commitments } from '@/entities/offer';
import type { SaleList } from '@/entities/trade-list';
import type { WantedPrinting } from './wanted-printings';

/** A printing that an offer may contain: one on the list, or one in a draft that has left the list. */
export interface ListedForOffer extends Listed, Commitment {
  /** Copies on the recipient's list; 0 once the printing has left it. */
  listed: number;
  /** How many copies an offer may contain (rules/offers#available). */
  available: number;
  /** Copies left on the seller's sale list; Infinity if it limits nothing, or is the list itself. */
  sellerHas: number;
  /** Copies that other printings in the draft take from the same wants. */
  taken: number;
  /** The proposed price type until the person chooses another. */
  priceType: PriceType;
  /** In whole cents; null unless the price is FIXED. */
  fixedPriceInCents: number | null;
  /**
   * What a copy costs at the seller's market price, in whole cents; null without a market price.
   *
   * @param marketCents the catalogue's market price
   */
  atMarketPrice: (marketCents: number | null) => number | null;
}

type Items = Record<string, ListedForOffer>;

/** What can be bought from a sale list, at the seller's prices. */
export const toBuy = ({ items }: SaleList, commitments: Commitments): Items =>
  Object.fromEntries(
    Object.values(items).map(({ variantId, cardId, quantity, ...terms }) => {
      const commitment = commitments[variantId] ?? NOTHING_COMMITTED;
      return [
        variantId,
        {
          variantId,
          cardId,
          listed: quantity,
          ...commitment,
          available: availableCopies(quantity, commitment),
          sellerHas: Infinity,
          taken: 0,
          priceType: terms.priceType,
          fixedPriceInCents: terms.fixedPriceInCents,
          // Newer than the catalogue in this tab.
          atMarketPrice: () => terms.marketAdjustedPriceInCents,
        },
      ];
    }),
  );

interface Sales {
  /** The seller's; null without one, or if the viewer may not see it. */
  list: SaleList | null;
  commitments: Commitments;
}

/**
 * What can be sold to the owner of a want list: the printings that wants name, and those that would do as well and that
 * the seller has or the draft names. A printing on the seller's sale list has that list's price and is limited to the
 * copies left there. Any other has the market price.
 */
export function toSell(
  wanted: Readonly<Record<string, WantedPrinting>>,
  commitments: Commitments,
  sales: Sales,
  isGiven: (variantId: string) => boolean,
): Items {
  const pricing = sales.list?.settings.pricing ?? MARKET_PRICING_AS_IS;
  return Object.fromEntries(
    Object.values(wanted).flatMap(({ isNamed, room, ...item }) => {
      const { variantId } = item;
      const sold = sales.list?.items[variantId];
      if (!isNamed && !sold && !isGiven(variantId)) return [];
      const sellerHas = sold
        ? availableCopies(sold.quantity, sales.commitments[variantId] ?? NOTHING_COMMITTED)
        : Infinity;
      const listed: ListedForOffer = {
        ...item,
        pending: commitments[variantId]?.pending ?? 0,
        available: Math.min(room, sellerHas),
        sellerHas,
        taken: item.listed - item.committed - room,
        priceType: sold?.priceType ?? 'MARKET',
        fixedPriceInCents: sold?.fixedPriceInCents ?? null,
        atMarketPrice: (cents) => adjustPrice(cents, pricing),
      };
      return [[variantId, listed]];
    }),
  );
}

/** A printing in a draft or in the terms that it answers that no list names which the viewer may see. */
export const unlistedPrinting = (
  { variantId, cardId }: Listed,
  available: number,
): ListedForOffer => ({
  variantId,
  cardId,
  listed: available,
  available,
  sellerHas: Infinity,
  taken: 0,
  priceType: 'MARKET',
  fixedPriceInCents: null,
  ...NOTHING_COMMITTED,
  atMarketPrice: (cents) => (available > 0 ? cents : null),
});
