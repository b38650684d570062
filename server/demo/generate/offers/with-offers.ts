import { adjustPrice } from '@domain/pricing';
import { NEVER_COUNTED } from '@domain/collection';
import type { DemoPlayer } from '../player';
import type { SetPool } from '../printing';
import { sparesOf } from '../sale-list';
import { accountOffers } from './account-offers';
import { afterExchange, countsOf } from './exchange';
import type { DemoOffer, DemoOfferItem } from './offer';
import {
  acceptedPurchase,
  exchangedPurchase,
  pendingPurchases,
  pendingSale,
  type PossibleTrade,
} from './trader-offers';
import { marketPricesOf, tradesBetween, type MarketPrices } from './trades-between';

/** Players by handle; an account by the provider's id of it, which is the same for those who trade. */
type Players = ReadonlyMap<string, DemoPlayer>;

export interface Trading {
  /** What they have when all that was exchanged is counted. */
  players: Players;
  offers: DemoOffer[];
}

/**
 * Lets the collector and the trader make each other offers, and some of the others too, as the rules allow: what is
 * accepted is on the lists, and what is exchanged is in both ledgers (product 3, 9).
 */
export function withOffers(players: Players, pools: readonly SetPool[]): Trading {
  const collector = players.get('collector');
  const trader = players.get('trader');
  if (collector === undefined || trader === undefined) return { players, offers: [] };

  const prices = marketPricesOf(pools);
  const between = accountOffers(collector, trader, prices);
  const named = new Set(between.flatMap(({ items }) => items.map(({ variantId }) => variantId)));
  const trades = (side: 'seller' | 'buyer', handle: string) =>
    tradesWith(players, { side, handle, prices, named });

  const [first, second] = trades('buyer', 'collector');
  const offers = [
    ...between,
    ...pendingPurchases(trades('seller', 'collector').slice(0, 2), 0.7),
    ...pendingPurchases(trades('seller', 'trader').slice(0, 2), 1.1),
    ...(first ? [pendingSale(first)] : []),
    ...(second ? [acceptedPurchase(second)] : []),
  ].filter(({ items }) => items.length > 0);
  return withExchange({ players, offers }, pools, prices);
}

const ACCOUNTS = ['collector', 'trader', 'admin'];
const othersOf = (players: Players) =>
  [...players].filter(([handle]) => !ACCOUNTS.includes(handle));

interface Asked {
  /** What the one with this handle does. */
  side: 'seller' | 'buyer';
  handle: string;
  prices: MarketPrices;
  /** Printings that are in offers already. */
  named: ReadonlySet<string>;
}

/** What one of the accounts could sell to the others or buy from them, those with the most in common first. */
function tradesWith(players: Players, { side, handle, prices, named }: Asked): PossibleTrade[] {
  const own = players.get(handle)!;
  return othersOf(players)
    .filter(([, other]) => side === 'seller' || showsItsSales(other))
    .map(([other, player]) => {
      const [seller, buyer] = side === 'seller' ? [own, player] : [player, own];
      const items = tradesBetween(seller, buyer, prices);
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

const DAY_MS = 86_400_000;

/** One of the others has bought something from the collector, soon after both counted their cards for the last time. */
function withExchange(
  { players, offers }: Trading,
  pools: readonly SetPool[],
  prices: MarketPrices,
): Trading {
  const seller = players.get('collector')!;
  const lastStep = ({ steps }: DemoPlayer): string => steps.at(-1)?.at ?? '';
  const [found] = othersOf(players).toSorted(([, a], [, b]) =>
    lastStep(a) < lastStep(b) ? -1 : 1,
  );
  if (found === undefined) return { players, offers };
  const [handle, buyer] = found;
  const items = unlistedSpares(seller, buyer, pools, prices);
  if (items.length === 0) return { players, offers };

  const last = [lastStep(seller), lastStep(buyer)].toSorted().at(-1)!;
  const at = new Date(Date.parse(last) + DAY_MS).toISOString();
  const trade = { seller: 'collector', buyer: handle, items };
  return {
    players: new Map([
      ...players,
      ['collector', afterExchange(seller, { items, sign: -1, other: handle, at })],
      [handle, afterExchange(buyer, { items, sign: 1, other: 'collector', at })],
    ]),
    offers: [...offers, exchangedPurchase(trade, at)],
  };
}

/** Two copies of a few printings that the one can do without, and that neither's lists name any more. */
function unlistedSpares(
  seller: DemoPlayer,
  buyer: DemoPlayer,
  pools: readonly SetPool[],
  prices: MarketPrices,
): DemoOfferItem[] {
  const counts = countsOf(seller);
  const listed = new Set(
    [...(seller.sells?.sales ?? []), ...(buyer.sells?.sales ?? []), ...buyer.wants].map(
      ({ variantId }) => variantId,
    ),
  );
  return sparesOf(pools, { countOf: (id) => counts.get(id) ?? NEVER_COUNTED })
    .filter(({ printing, copies }) => copies > 1 && !listed.has(printing.id))
    .slice(0, 3)
    .map(({ printing: { id } }) => ({
      variantId: id,
      quantity: 2,
      priceType: 'MARKET',
      priceCents: adjustPrice(prices.get(id) ?? null, seller.sells!.pricing),
    }));
}
