import { missingOf, withInventory, type Missing, type StoredCount } from '@domain/collection';
import type { PrintingCount } from '@/entities/collection';
import { isShown, type Draft, type DraftStatus } from '@/shared/lib/send-draft';

/** The two numbers that a person sets of a printing (rules/collection#typed-counts). */
export const COUNT_PARTS = ['have', 'need'] as const;
export type CountPart = (typeof COUNT_PARTS)[number];

/** A printing's count as the server told it, with the version that a change of it has to name. */
export interface SeenCount extends StoredCount {
  version: number;
}

/** What a person made of one printing's count. */
export interface CountDraft extends Draft<StoredCount, SeenCount> {
  /** What they changed; its order says nothing. */
  parts: CountPart[];
  /** In a conflict: the count as it is. */
  theirs: SeenCount | null;
}

/** The server's row as what is stored; of someone else's collection, the override is unknown and null. */
export const seenCountOf = ({ inventory, missing, version }: PrintingCount): SeenCount => ({
  inventory,
  missingOverride: missing === null || missing.isDefault ? null : missing.count,
  version,
});

/** A count after one of its numbers was set; a Need of null is the default (rules/collection#missing). */
export function withPart(count: StoredCount, part: CountPart, value: number | null): StoredCount {
  if (part === 'have') return withInventory(count, value ?? count.inventory);
  return { inventory: count.inventory, missingOverride: value };
}

/** A printing's count as the person is to see it. */
export interface ShownCount {
  inventory: number;
  /** Null for everyone but the owner (rules/collection#who-sees-what). */
  missing: Missing | null;
  /** Null where nothing was changed, or all is saved and said. */
  status: DraftStatus | null;
  /** What the person changed, while there is a status. */
  parts: readonly CountPart[];
}

/** A draft over the server's row. */
export function shownCount(count: PrintingCount, draft: CountDraft | undefined): ShownCount {
  const { inventory, missing } =
    draft && isShown(draft)
      ? { inventory: draft.wanted.inventory, missing: missingOf(draft.wanted, count.target ?? 0) }
      : count;
  return { inventory, missing, status: draft?.status ?? null, parts: draft?.parts ?? [] };
}
