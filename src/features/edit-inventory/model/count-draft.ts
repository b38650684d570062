import { withInventory, type StoredCount } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';
import type { Draft } from '@/shared/lib/outbox';

/** The two numbers that a person sets of a printing (rules/collection#typed-counts). */
export const COUNT_PARTS = ['have', 'need'] as const;
export type CountPart = (typeof COUNT_PARTS)[number];

/** A printing's count on the server, with the version that a change of it has to name. */
export interface SeenCount extends StoredCount {
  version: number;
}

/** A user's change of one printing's count. */
export interface CountDraft extends Draft<StoredCount, SeenCount> {
  /** The changed parts, unordered. */
  parts: CountPart[];
}

/** The server's row as what is stored; of someone else's collection, the override is unknown and null. */
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

/** A person's numbers on top of a count that changed meanwhile: the other one's stay where they set none. */
export function withParts(count: StoredCount, { parts, wanted }: CountDraft): StoredCount {
  const { inventory, missingOverride } = count;
  const merged = parts.includes('have')
    ? withPart(count, 'have', wanted.inventory)
    : { inventory, missingOverride };
  return parts.includes('need') ? withPart(merged, 'need', wanted.missingOverride) : merged;
}
