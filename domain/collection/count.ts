import type { CardType } from '../card';
import { readCount } from '../readers';
import { playsetOf } from './playset';

/** Sent as a Need that means "no override" (rules/collection#typed-counts). */
export const NO_OVERRIDE = -1;

/** The stored count of one printing in a collection. */
export interface StoredCount {
  inventory: number;
  /** How many the player said are missing; null to use the target. */
  missingOverride: number | null;
}

/** A printing that was never counted. */
export const NEVER_COUNTED: StoredCount = { inventory: 0, missingOverride: null };

/** How many copies are missing, and whether that follows from the target (rules/collection#missing). */
export interface Missing {
  count: number;
  isDefault: boolean;
}

/**
 * The override if there is one, else what the target wants beyond the inventory (rules/collection#missing).
 *
 * @see server/modules/collection/sql.ts for the same in SQL
 */
export const missingOf = ({ inventory, missingOverride }: StoredCount, target: number): Missing =>
  missingOverride === null
    ? { count: Math.max(0, target - inventory), isDefault: true }
    : { count: missingOverride, isDefault: false };

/**
 * How many copies are beyond a playset (rules/collection#playset).
 *
 * @see server/modules/collection/sql.ts for the same in SQL
 */
export const extraCountOf = (inventory: number, cardType: CardType, target: number): number =>
  Math.max(0, inventory - playsetOf(cardType, target));

/**
 * A count after its inventory was set. If it rises, an override falls by as much, but not below 0, since found copies
 * are no longer missing (rules/collection#missing).
 */
export function withInventory(stored: StoredCount, inventory: number): StoredCount {
  const found = Math.max(0, inventory - stored.inventory);
  const { missingOverride } = stored;
  return {
    inventory,
    missingOverride: missingOverride === null ? null : Math.max(0, missingOverride - found),
  };
}

/**
 * A typed Have, from 0 to 9,999; null for anything else, also empty text, which reverts
 * (rules/collection#typed-counts).
 */
export const readHave = (text: string): number | null => readCount(text) ?? null;

/** A typed Need: like a Have, but empty text is −1, the default (rules/collection#typed-counts). */
export const readNeed = (text: string): number | null =>
  text.trim() === '' ? NO_OVERRIDE : readHave(text);
