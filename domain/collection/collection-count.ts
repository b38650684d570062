import type { CardType } from '../card';
import { playsetOf } from './target';

/** What is stored of one printing in a collection. */
export interface StoredCount {
  inventory: number;
  /** How many the player said are missing; null to go by the target. */
  missingOverride: number | null;
}

/** A printing that was never counted. */
export const NEVER_COUNTED: StoredCount = { inventory: 0, missingOverride: null };

/** How many copies are still looked for, and whether that follows from the target (rules/collection#missing). */
export interface Missing {
  count: number;
  isDefault: boolean;
}

/** The override if there is one, else what the target wants beyond the inventory (rules/collection#missing). */
export const missingOf = ({ inventory, missingOverride }: StoredCount, target: number): Missing =>
  missingOverride === null
    ? { count: Math.max(0, target - inventory), isDefault: true }
    : { count: missingOverride, isDefault: false };

/** How many copies are more than a playset (rules/collection#playset). */
export const extraCountOf = (inventory: number, cardType: CardType, target: number): number =>
  Math.max(0, inventory - playsetOf(cardType, target));

/**
 * A count after its inventory was set: where that rises, an override falls by as much, not below 0, since what was
 * found is missing no more (rules/collection#missing).
 */
export function withInventory(stored: StoredCount, inventory: number): StoredCount {
  const found = Math.max(0, inventory - stored.inventory);
  const { missingOverride } = stored;
  return {
    inventory,
    missingOverride: missingOverride === null ? null : Math.max(0, missingOverride - found),
  };
}
