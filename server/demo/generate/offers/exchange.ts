import { NEVER_COUNTED, withInventory, type StoredCount } from '@domain/collection';
import type { DemoPlayer } from '../player';
import type { DemoOfferItem } from './offer';

/** What a player's steps come to, by printing. */
export function countsOf({ steps }: Pick<DemoPlayer, 'steps'>): Map<string, StoredCount> {
  return new Map(
    steps.flatMap(({ changes }) => changes.map(({ variantId, to }) => [variantId, to] as const)),
  );
}

interface Exchanged {
  items: readonly DemoOfferItem[];
  /** 1 for who gets the copies, −1 for who gives them. */
  sign: 1 | -1;
  /** The other side's handle. */
  other: string;
  /** ISO 8601, after the player's last step. */
  at: string;
}

/** A player whose last step is an exchange, as one that both sides have marked writes it (product 9). */
export function afterExchange(
  player: DemoPlayer,
  { items, sign, other, at }: Exchanged,
): DemoPlayer {
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
