import { formatNumber } from '@domain/number-text';
import {
  formatSum,
  isFixedPrice,
  isNamedPrice,
  MAX_FIXED_PRICE_CENTS,
  type PriceType,
} from '@domain/pricing';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import type { FieldError } from '@server/platform/graphql/field-error';

/** How many items a list counts as in a query's complexity: a long list and a margin. */
export const MANY_ITEMS = 2_500;

/** An error in one item of a change. */
export interface ItemError extends FieldError {
  /** The item's index; null for the items as a whole. */
  at: number | null;
}

/** The error of too many items or none; null for 1 to {@link MAX_ITEMS_AT_ONCE}. */
export function validateItemCount({ length }: readonly unknown[]): ItemError | null {
  return length >= 1 && length <= MAX_ITEMS_AT_ONCE ? null : { at: null, ...NOT_SO_MANY };
}

/** Errors as field errors, each with the path of its field in the input, such as `items.3.quantity`. */
export const fieldErrorsOf = (errors: readonly ItemError[]): FieldError[] =>
  errors.map(({ at, field, ...error }) => ({
    ...error,
    field: at === null ? field : `items.${at}.${field}`,
  }));

const NOT_SO_MANY: FieldError = {
  field: 'items',
  message: `Change 1 to ${formatNumber(MAX_ITEMS_AT_ONCE)} printings at once.`,
  code: 'INVALID',
};

/** The error of a printing that is named a second time, since it isn't clear which one is meant. */
export const NAMED_TWICE: FieldError = {
  field: 'cardVariantId',
  message: 'Name each printing once.',
  code: 'DUPLICATE',
};

/** The error of a printing that isn't in the catalogue. */
export const NO_PRINTING: FieldError = {
  field: 'cardVariantId',
  message: 'There is no such printing.',
  code: 'NOT_FOUND',
};

/** The error of a price that is missing or out of range. */
export const NOT_A_PRICE: FieldError = {
  field: 'fixedPriceInCents',
  message: `Enter a price of at most ${formatSum(MAX_FIXED_PRICE_CENTS)}.`,
  code: 'INVALID',
};

/** Whether a price fits its type: FIXED needs one, and a price that is named must be valid (rules/prices#fixed-price). */
export const isPriced = (priceType: PriceType, fixedPriceInCents: number | null): boolean =>
  fixedPriceInCents === null ? !isNamedPrice(priceType) : isFixedPrice(fixedPriceInCents);
