import { NEVER_COUNTED, type StoredCount, withInventory } from '@domain/collection';
import { adjustPrice } from '@domain/pricing';
import type { DemoPlayer } from '../player';
import type { SetPool } from '../printing';
import { extrasOf } from '../sale-list';
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

/** The generated players, those who counted longest ago first. */
export const byLastStep = (players: Players) =>
  othersOf(players).toSorted(([, a], [, b]) => (lastStep(a) < lastStep(b) ? -1 : 1));

/** A day after the last step of two players, ISO 8601. */
export function dayAfter(one: DemoPlayer, other: DemoPlayer): string {
  const last = lastStep(one) < lastStep(other) ? lastStep(other) : lastStep(one);
  return new Date(Date.parse(last) + DAY_MS).toISOString();
}

/** Another player has bought something from the collector, a day after the last count of both. */
export function withExchange(
  { players, offers }: Trading,
  seller: DemoPlayer,
  pools: readonly SetPool[],
  prices: MarketPrices,
): Trading {
  const [found] = byLastStep(players);
  if (found === undefined) return { players, offers };
  const [handle, buyer] = found;
  const items = unlistedExtras(seller, buyer, pools, prices);
  if (items.length === 0) return { players, offers };

  const at = dayAfter(seller, buyer);
  const moves = (sign: 1 | -1) =>
    items.map(({ variantId, quantity }): Move => ({ variantId, copies: sign * quantity }));
  return {
    players: new Map([
      ...players,
      ['collector', afterExchange(seller, { moves: moves(-1), other: handle, at })],
      [handle, afterExchange(buyer, { moves: moves(1), other: 'collector', at })],
    ]),
    offers: [...offers, exchangedPurchase({ seller: 'collector', buyer: handle, items }, at)],
  };
}

const PRINTINGS = 3;
const COPIES = 2;

/** Some extra copies of a few printings that are on neither list. */
export function unlistedExtras(
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
  return extrasOf(pools, { countOf: (id) => counts.get(id) ?? NEVER_COUNTED })
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

/** Copies that a player gets; negative for what they give. */
interface Move {
  variantId: string;
  copies: number;
}

interface Exchanged {
  moves: readonly Move[];
  /** The other side's handle. */
  other: string;
  /** ISO 8601, after the player's last step. */
  at: string;
}

/** A player whose last step is an exchange that both sides have marked (rules/offers#exchange). */
export function afterExchange(player: DemoPlayer, { moves, other, at }: Exchanged): DemoPlayer {
  const counts = countsOf(player);
  const changes = moves.map(({ variantId, copies }) => {
    const from = counts.get(variantId) ?? NEVER_COUNTED;
    return { variantId, from, to: withInventory(from, from.inventory + copies) };
  });
  return {
    ...player,
    steps: [...player.steps, { at, reason: 'EXCHANGE', note: other, changes }],
    sharing: player.sharing.map((shared) =>
      shared.subject === 'COLLECTION' ? { ...shared, updatedAt: at } : shared,
    ),
  };
}
