import { NEVER_COUNTED, type StoredCount, withInventory } from '@domain/collection';
import { adjustPrice } from '@domain/pricing';
import type { DemoPlayer } from '../player';
import type { SetPool } from '../printing';
import { sparesOf } from '../sale-list';
import type { DemoOffer, DemoOfferItem } from './offer';
import { exchangedPurchase } from './trader-offers';
import { type MarketPrices, othersOf, type Players } from './trades';

export interface Trading {
  /** What they have after all exchanges. */
  players: Players;
  offers: DemoOffer[];
}

const DAY_MS = 86_400_000;

const lastStep = ({ steps }: DemoPlayer): string => steps.at(-1)?.at ?? '';

/** Another player has bought something from the collector, a day after the last count of both. */
export function withExchange(
  { players, offers }: Trading,
  seller: DemoPlayer,
  pools: readonly SetPool[],
  prices: MarketPrices,
): Trading {
  const [found] = othersOf(players).toSorted(([, a], [, b]) =>
    lastStep(a) < lastStep(b) ? -1 : 1,
  );
  if (found === undefined) return { players, offers };
  const [handle, buyer] = found;
  const items = unlistedSpares(seller, buyer, pools, prices);
  if (items.length === 0) return { players, offers };

  const last = lastStep(seller) < lastStep(buyer) ? lastStep(buyer) : lastStep(seller);
  const at = new Date(Date.parse(last) + DAY_MS).toISOString();
  return {
    players: new Map([
      ...players,
      ['collector', afterExchange(seller, { items, sign: -1, other: handle, at })],
      [handle, afterExchange(buyer, { items, sign: 1, other: 'collector', at })],
    ]),
    offers: [...offers, exchangedPurchase({ seller: 'collector', buyer: handle, items }, at)],
  };
}

const PRINTINGS = 3;
const COPIES = 2;

/** Some spare copies of a few printings that are on neither list. */
function unlistedSpares(
  seller: DemoPlayer,
  buyer: DemoPlayer,
  pools: readonly SetPool[],
  prices: MarketPrices,
): DemoOfferItem[] {
  if (seller.sells === null) return [];
  const { sales, pricing } = seller.sells;
  const counts = countsOf(seller);
  const listed = new Set(
    [...sales, ...(buyer.sells?.sales ?? []), ...buyer.wants].map(({ variantId }) => variantId),
  );
  return sparesOf(pools, { countOf: (id) => counts.get(id) ?? NEVER_COUNTED })
    .filter(({ printing, copies }) => copies >= COPIES && !listed.has(printing.id))
    .slice(0, PRINTINGS)
    .map(({ printing: { id } }) => ({
      variantId: id,
      quantity: COPIES,
      priceType: 'MARKET',
      agreedCents: 0,
      priceCents: adjustPrice(prices.get(id) ?? null, pricing),
    }));
}

/** The sum of a player's steps, by printing. */
function countsOf({ steps }: Pick<DemoPlayer, 'steps'>): Map<string, StoredCount> {
  return new Map(
    steps.flatMap(({ changes }) => changes.map(({ variantId, to }) => [variantId, to] as const)),
  );
}

interface Exchanged {
  items: readonly DemoOfferItem[];
  /** 1 for the buyer, −1 for the seller. */
  sign: 1 | -1;
  /** The other side's handle. */
  other: string;
  /** ISO 8601, after the player's last step. */
  at: string;
}

/** A player whose last step is an exchange that both sides have marked (rules/offers#exchange). */
function afterExchange(player: DemoPlayer, { items, sign, other, at }: Exchanged): DemoPlayer {
  const counts = countsOf(player);
  const changes = items.map(({ variantId, quantity }) => {
    const from = counts.get(variantId) ?? NEVER_COUNTED;
    return { variantId, from, to: withInventory(from, from.inventory + sign * quantity) };
  });
  return {
    ...player,
    steps: [...player.steps, { at, reason: 'EXCHANGE', note: other, changes }],
    sharing: player.sharing.map((shared) =>
      shared.subject === 'COLLECTION' ? { ...shared, updatedAt: at } : shared,
    ),
  };
}
