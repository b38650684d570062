import { formatNumber } from '@domain/number-text';
import { isInventory, MAX_INVENTORY, NO_OVERRIDE } from '@domain/collection';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { BAD_KEY, type FieldError, isIdempotencyKey } from '@server/platform/graphql/field-error';

/** Copies that a player adds to a printing's count. */
export interface Addition {
  variantId: string;
  count: number;
}

export interface AdditionsInput {
  /** The browser's own name for the additions, so that a retry adds nothing twice (rules/collection#quick-add). */
  idempotencyKey: string;
  additions: readonly Addition[];
}

export const MAX_ADDITIONS = 100;

/** What is wrong with additions, whatever the collection holds. */
export function validateAdditions({ idempotencyKey, additions }: AdditionsInput): FieldError[] {
  const errors: FieldError[] = isIdempotencyKey(idempotencyKey) ? [] : [BAD_KEY];
  if (additions.length < 1 || additions.length > MAX_ADDITIONS) {
    errors.push(notSoMany(MAX_ADDITIONS));
  }
  const counts = additions.flatMap(({ count }, index) =>
    count === 0 || !isInventory(count) ? [notACount(index)] : [],
  );
  return [...errors, ...counts];
}

const most = formatNumber(MAX_INVENTORY);

const notSoMany = (limit: number): FieldError => ({
  field: 'additions',
  message: `Add 1 to ${limit} printings at once.`,
  code: 'INVALID',
});

const notACount = (index: number): FieldError => ({
  field: `additions.${index}.count`,
  message: `Enter a whole number from 1 to ${most}.`,
  code: 'INVALID',
});

/** @param list the argument's name */
export const noSuchPrinting = (index: number, list: 'additions' | 'items'): FieldError => ({
  field: `${list}.${index}.variantId`,
  message: 'There is no such printing.',
  code: 'NOT_FOUND',
});

/** @param has the player's present count */
export const tooMany = (index: number, has: number): FieldError => ({
  field: `additions.${index}.count`,
  message: `A collection counts up to ${most} of a printing; you have ${formatNumber(has)}.`,
  code: 'OUT_OF_RANGE',
});

/** The new number of copies of a printing. */
export interface InventoryInput {
  variantId: string;
  inventory: number;
  /** The version that the person saw; 0 for a printing that was never counted. */
  expectedVersion: number;
}

export interface SetInventoriesInput {
  /** The browser's key for the changes, so that a retry finds their step. */
  idempotencyKey: string;
  items: readonly InventoryInput[];
}

/** Validates many counts without looking at the collection. */
export function validateInventories({ idempotencyKey, items }: SetInventoriesInput): FieldError[] {
  if (items.length < 1 || items.length > MAX_ITEMS_AT_ONCE) {
    return [{ field: 'items', message: CHANGE_AT_MOST, code: 'INVALID' }];
  }
  const errors: FieldError[] = isIdempotencyKey(idempotencyKey) ? [] : [BAD_KEY];
  const named = new Set<string>();
  const ofItems = items.flatMap(({ variantId, inventory }, index) => {
    const inventoryErrors: FieldError[] = isInventory(inventory)
      ? []
      : [notAnInventory(`items.${index}.inventory`)];
    if (named.has(variantId)) inventoryErrors.push(namedTwice(index));
    named.add(variantId);
    return inventoryErrors;
  });
  return [...errors, ...ofItems];
}

export interface SetCountInput {
  variantId: string;
  /** Undefined or null leaves it as it is. */
  inventory?: number | null | undefined;
  /** −1 for the default; undefined or null leaves it as it is (rules/collection#typed-counts). */
  missingOverrideCount?: number | null | undefined;
  /** The version that the person saw; null overwrites any version. */
  expectedVersion?: number | null | undefined;
}

export function validateCount({ inventory, missingOverrideCount }: SetCountInput): FieldError[] {
  const errors: FieldError[] = [];
  if (inventory != null && !isInventory(inventory)) errors.push(notAnInventory('inventory'));
  const isNeed = missingOverrideCount === NO_OVERRIDE || isInventory(missingOverrideCount);
  if (missingOverrideCount != null && !isNeed) errors.push(notAnInventory('missingOverrideCount'));
  return errors;
}

const CHANGE_AT_MOST = `Change 1 to ${formatNumber(MAX_ITEMS_AT_ONCE)} printings at once.`;

const namedTwice = (index: number): FieldError => ({
  field: `items.${index}.variantId`,
  message: 'Name each printing once.',
  code: 'DUPLICATE',
});

const notAnInventory = (field: string): FieldError => ({
  field,
  message: `Enter a whole number from 0 to ${MAX_INVENTORY}.`,
  code: 'INVALID',
});

export const COUNT_CONFLICT: FieldError = {
  field: 'expectedVersion',
  message: 'This count was changed elsewhere.',
  code: 'CONFLICT',
};

export const undoError = (code: string, message: string): FieldError => ({
  field: 'stepId',
  message,
  code,
});

export const ALREADY_UNDONE = undoError('ALREADY_UNDONE', 'This was undone already.');

export const NOT_UNDOABLE = undoError(
  'NOT_UNDOABLE',
  'An exchange with another player can’t be undone: the copies changed hands.',
);

export const NOTHING_TO_UNDO = undoError(
  'NOTHING_TO_UNDO',
  'There is nothing left to undo: what this changed was changed since, or is gone from the catalogue.',
);
