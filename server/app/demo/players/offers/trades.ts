import { adjustPrice, priceForType, type MarketPricing } from '@domain/pricing';
import type { DemoPlayer } from '../player';
import type { SetPool } from '../printing';
import type { DemoSale } from '../sale-list';
import type { DemoOfferItem } from './offer';
import type { PossibleTrade } from './trader-offers';

/** Players by handle. The provider's id of a trading account is its handle. */
export type Players = ReadonlyMap<string, DemoPlayer>;

const ACCOUNTS = ['collector', 'trader', 'admin'];

/** The generated players; nobody signs in as them. */
export const othersOf = (players: Players): [handle: string, player: DemoPlayer][] =>
  [...players].filter(([handle]) => !ACCOUNTS.includes(handle));

interface TradesInput {
  own: DemoPlayer;
  handle: string;
  /** What the player with this handle does. */
  side: 'seller' | 'buyer';
  prices: MarketPrices;
  /** Printings that are in offers already. */
  named: ReadonlySet<string>;
}

/** What a player could sell to or buy from others, those with the most in common first. */
export function tradesWith(players: Players, input: TradesInput): PossibleTrade[] {
  const { own, handle, side, prices, named } = input;
  return othersOf(players)
    .filter(([, other]) => side === 'seller' || showsItsSales(other))
    .map(([other, player]): PossibleTrade => {
      const items =
        side === 'seller' ? tradesBetween(own, player, prices) : tradesBetween(player, own, prices);
      return {
        ...(side === 'seller'
          ? { seller: handle, buyer: other }
          : { seller: other, buyer: handle }),
        items: items.filter(({ variantId }) => !named.has(variantId)),
      };
    })
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => b.items.length - a.items.length);
}

const showsItsSales = ({ sharing }: DemoPlayer): boolean =>
  sharing.some(
    ({ subject, withAll, emails }) => subject === 'SALE_LIST' && (withAll || emails.length > 0),
  );

/** The newest market prices by printing, in whole cents; null without one. */
export type MarketPrices = ReadonlyMap<string, number | null>;

export const marketPricesOf = (pools: readonly SetPool[]): MarketPrices =>
  new Map(
    pools.flatMap(({ printings }) =>
      printings.map(({ id, marketPriceCents }) => [id, marketPriceCents] as const),
    ),
  );

/** What one player sells and the other wants, at the prices of the seller's list. */
export function tradesBetween(
  seller: DemoPlayer,
  buyer: DemoPlayer,
  prices: MarketPrices,
): DemoOfferItem[] {
  if (seller.sells === null) return [];
  const { sales, pricing } = seller.sells;
  const wanted = new Map(buyer.wants.map(({ variantId, quantity }) => [variantId, quantity]));
  return sales.flatMap((sale) => {
    const quantity = Math.min(sale.quantity, wanted.get(sale.variantId) ?? 0);
    return quantity === 0 ? [] : [itemOf(sale, quantity, pricing, prices)];
  });
}

/** Copies of a printing for sale, at the list's price. */
function itemOf(
  { variantId, priceType, fixedPriceCents }: DemoSale,
  quantity: number,
  pricing: MarketPricing,
  prices: MarketPrices,
): DemoOfferItem {
  const marketCents = adjustPrice(prices.get(variantId) ?? null, pricing);
  const priceCents = priceForType(priceType, { fixedCents: fixedPriceCents, marketCents });
  return { variantId, quantity, priceType, priceCents, agreedCents: marketCents ?? 100 };
}
