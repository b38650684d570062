import {
  extraCountOf,
  missingOf,
  targetOf,
  type Collectable,
  type Missing,
  type StoredCount,
} from '@domain/collection';
import type { PreferenceCounts } from '@domain/preferences';

/** A printing with what a player's collection says of it. */
export interface CountedPrinting extends Collectable, StoredCount {
  variantId: string;
  /** 0 for one that was never counted. */
  version: number;
}

/** A printing's count as it is answered (spec 3). */
export interface CollectionItemInventory {
  variantId: string;
  inventory: number;
  /** Null for everyone but the owner (product 6). */
  missing: Missing | null;
  /** How many copies the owner wants; null for everyone else. */
  target: number | null;
  extraCount: number;
  /** What a change has to name, so that it overwrites nothing unseen; 0 for what was never counted. */
  version: number;
}

/** @param counts the owner's preferences */
export function itemInventory(
  printing: CountedPrinting,
  counts: PreferenceCounts,
  isOwner: boolean,
): CollectionItemInventory {
  const target = targetOf(printing, counts);
  return {
    variantId: printing.variantId,
    inventory: printing.inventory,
    missing: isOwner ? missingOf(printing, target) : null,
    target: isOwner ? target : null,
    extraCount: extraCountOf(printing.inventory, printing.cardType, target),
    version: printing.version,
  };
}
