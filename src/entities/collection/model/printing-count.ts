import type { Missing } from '@domain/collection';

/** What a collection says of one printing. */
export interface PrintingCount {
  variantId: string;
  inventory: number;
  /** Null for everyone but the owner (rules/collection#who-sees-what). */
  missing: Missing | null;
  /** How many copies the owner wants; null for everyone else. */
  target: number | null;
  extraCount: number;
  /** What a change has to name, so that it overwrites nothing unseen. */
  version: number;
}

/** A player's counts of all printings of a set. */
export interface SetCollection {
  isOwner: boolean;
  /** Null for one's own while one has none. */
  handle: string | null;
  /** By the printing's id. */
  counts: Record<string, PrintingCount>;
}
