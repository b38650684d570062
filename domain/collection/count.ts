import type { CardType } from '../card';
import { playsetOf } from './target';

/** The most copies of one printing that a collection counts (rules/collection#count). */
export const MAX_INVENTORY = 9_999;

/** Whether a number counts copies: an integer from 0 to {@link MAX_INVENTORY} (rules/collection#count). */
export const isInventory = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INVENTORY;

/** Sent as a Need that means "no override" (rules/collection#typed-counts). */
export const NO_OVERRIDE = -1;

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

/** Digits alone, with room around them: neither `1e3` nor `1.0` nor `+1` is a count. */
const WHOLE_NUMBER = /^\s*(\d+)\s*$/;

/**
 * What was typed as a Have: from 0 to 9,999; null for anything else, which reverts, as an empty one does
 * (rules/collection#typed-counts).
 */
export function readHave(text: string): number | null {
  const number = Number(WHOLE_NUMBER.exec(text)?.[1] ?? NaN);
  return isInventory(number) ? number : null;
}

/** What was typed as a Need: as a Have, but an empty one is −1, the default (rules/collection#typed-counts). */
export const readNeed = (text: string): number | null =>
  text.trim() === '' ? NO_OVERRIDE : readHave(text);
