import { isInventory } from '@domain/collection';
import type { FieldError } from '@server/graphql/field-error';
import { BAD_KEY, isIdempotencyKey } from '@server/graphql/idempotency-key';
import { notACount, notSoMany } from './refusal';

/** Copies that a player adds to what they have of a printing. */
export interface Addition {
  variantId: string;
  count: number;
}

export interface AskedAdditions {
  /** The browser's own name of what it adds, so that it is added once however often it is sent. */
  idempotencyKey: string;
  additions: readonly Addition[];
}

export const MOST_ADDITIONS = 100;

/** What is wrong with additions whatever is in the collection. */
export function mistakesIn({ idempotencyKey, additions }: AskedAdditions): FieldError[] {
  const errors: FieldError[] = isIdempotencyKey(idempotencyKey) ? [] : [BAD_KEY];
  if (additions.length < 1 || additions.length > MOST_ADDITIONS) {
    errors.push(notSoMany(MOST_ADDITIONS));
  }
  const counts = additions.flatMap(({ count }, index) =>
    count === 0 || !isInventory(count) ? [notACount(index)] : [],
  );
  return [...errors, ...counts];
}

/** How many copies are added of each printing, by its id. */
export function sumsOf(additions: readonly Addition[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, count } of additions) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + count);
  }
  return sums;
}
