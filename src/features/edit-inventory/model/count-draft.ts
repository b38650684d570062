import { withInventory, type StoredCount } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';
import type { Draft } from '@/shared/lib/outbox';

/** The two numbers that a person sets for a printing (rules/collection#typed-counts). */
export const COUNT_PARTS = ['have', 'need'] as const;
export type CountPart = (typeof COUNT_PARTS)[number];

/** A printing's count on the server, with the version that a change must name. */
export interface SeenCount extends StoredCount {
  version: number;
}

/** A user's change of one printing's count. */
export interface CountDraft extends Draft<StoredCount, SeenCount> {
  /** The changed parts, unordered. */
  parts: CountPart[];
}

/** The stored part of the server's row. The override is null in someone else's collection, where it is unknown. */
export const seenCountOf = ({ inventory, missing, version }: PrintingCount): SeenCount => ({
  inventory,
  missingOverride: missing === null || missing.isDefault ? null : missing.count,
  version,
});

export const isSameCount = (one: StoredCount, other: StoredCount): boolean =>
  one.inventory === other.inventory && one.missingOverride === other.missingOverride;

/** A count after one of its numbers was set; a Need of null is the default (rules/collection#missing). */
export function withPart(count: StoredCount, part: CountPart, value: number | null): StoredCount {
  if (part === 'have') return withInventory(count, value ?? count.inventory);
  return { inventory: count.inventory, missingOverride: value };
}

/**
 * Applies a person's numbers to a count that changed in the meantime. Numbers that they didn't set keep the other tab's
 * value.
 */
export function withParts(count: StoredCount, { parts, wanted }: CountDraft): StoredCount {
  const { inventory, missingOverride } = count;
  const merged = parts.includes('have')
    ? withPart(count, 'have', wanted.inventory)
    : { inventory, missingOverride };
  return parts.includes('need') ? withPart(merged, 'need', wanted.missingOverride) : merged;
}
