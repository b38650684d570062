import type { DemoPlayer } from '../player';
import type { PossibleTrade } from './trader-offers';
import { tradesBetween, type MarketPrices } from './trades-between';

/** Players by handle; an account by the provider's id of it, which is the same for those who trade. */
export type Players = ReadonlyMap<string, DemoPlayer>;

const ACCOUNTS = ['collector', 'trader', 'admin'];

/** The generated ones, whom nobody signs in as. */
export const othersOf = (players: Players): [handle: string, player: DemoPlayer][] =>
  [...players].filter(([handle]) => !ACCOUNTS.includes(handle));

interface Asked {
  own: DemoPlayer;
  handle: string;
  /** What the one with this handle does. */
  side: 'seller' | 'buyer';
  prices: MarketPrices;
  /** Printings that are in offers already. */
  named: ReadonlySet<string>;
}

/** What somebody could sell to the others or buy from them, those with the most in common first. */
export function tradesWith(players: Players, asked: Asked): PossibleTrade[] {
  const { own, handle, side, prices, named } = asked;
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
