import { formatNumber } from '@domain/number-text';
import {
  formatSum,
  isFixedPrice,
  isNamedPrice,
  MAX_FIXED_PRICE_CENTS,
  type PriceType,
} from '@domain/pricing';
import { SALE_CONDITION } from '@domain/sale-list';
import {
  isListedQuantity,
  MAX_ITEMS_AT_ONCE,
  TRADE_LISTS,
  type TradeListKind,
} from '@domain/trade-list';
import { areTerms } from '@domain/want-list';
import { conflictOf, type FieldError } from '@server/platform/graphql/field-error';
import { isOff, isUnchanged, type ListItem, type ListItemInput } from '../queries/list-item';

/** How many items a list counts as in a query's complexity: a long list and a margin. */
export const MANY_ITEMS = 2_500;

/** An error in one item of a change. */
export interface ItemError extends FieldError {
  /** The item's index; null for the items as a whole. */
  at: number | null;
}

interface Rules {
  /** The message for an invalid quantity. */
  quantity: string;
  /** Whether a change without a version overwrites any. Without it, it comes from a page loaded before versions existed. */
  mayNameNoVersion: boolean;
  /** Whether a printing can be taken off that is gone from the catalogue. */
  removesUnknown: boolean;
}

const RULES: Record<TradeListKind, Rules> = {
  WANT_LIST: {
    quantity: `Choose a quantity from 1 to ${TRADE_LISTS.WANT_LIST.most}.`,
    mayNameNoVersion: false,
    removesUnknown: false,
  },
  SALE_LIST: {
    quantity: `Enter a whole number from 1 to ${formatNumber(TRADE_LISTS.SALE_LIST.most)}.`,
    mayNameNoVersion: true,
    removesUnknown: true,
  },
};

/** Everything that is wrong with changes of a list; if there are too many, only that (rules/trade-lists#saving-items). */
export function validateItems(
  kind: TradeListKind,
  items: readonly ListItemInput[],
  printings: ReadonlyMap<string, ListItem>,
): ItemError[] {
  if (items.length < 1 || items.length > MAX_ITEMS_AT_ONCE) return [{ at: null, ...NOT_SO_MANY }];
  const { mayNameNoVersion, removesUnknown } = RULES[kind];
  const named = new Set<string>();
  return items.flatMap((item, at) => {
    const { cardVariantId, expectedVersion } = item;
    const errors = valueErrors(kind, item);
    if (named.has(cardVariantId)) errors.push(NAMED_TWICE);
    named.add(cardVariantId);
    const printing = printings.get(cardVariantId);
    if (!printing && !(removesUnknown && isOff(item))) errors.push(NO_PRINTING);
    const namesNone = mayNameNoVersion && expectedVersion == null;
    if (printing && !namesNone && !isUnchanged(item, printing)) {
      const conflict = conflictOf(expectedVersion, printing.version);
      if (conflict) errors.push(conflict);
    }
    return errors.map((error) => ({ at, ...error }));
  });
}

function valueErrors(kind: TradeListKind, item: ListItemInput): FieldError[] {
  if (isOff(item)) return [];
  const { quantity, priceType, fixedPriceInCents, condition, want } = item;
  const errors: FieldError[] = [];
  if (!isListedQuantity(kind, quantity)) {
    errors.push({ field: 'quantity', message: RULES[kind].quantity, code: 'INVALID' });
  }
  if (priceType !== null && !isPriced(priceType, fixedPriceInCents)) errors.push(NOT_A_PRICE);
  if (condition !== null && condition !== SALE_CONDITION) errors.push(NOT_THE_CONDITION);
  if (want != null && !areTerms(want)) errors.push(NOT_TERMS);
  return errors;
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
const NO_PRINTING: FieldError = {
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

const NOT_TERMS: FieldError = {
  field: 'want',
  message: `Choose kinds only where kinds will do, and a limit of at most ${formatSum(MAX_FIXED_PRICE_CENTS)}.`,
  code: 'INVALID',
};

const NOT_THE_CONDITION: FieldError = {
  field: 'condition',
  message: 'Cards on a sale list are near mint.',
  code: 'INVALID',
};

/** Whether a price fits its type: FIXED needs one, and a price that is named must be valid (rules/prices#fixed-price). */
export const isPriced = (priceType: PriceType, fixedPriceInCents: number | null): boolean =>
  fixedPriceInCents === null ? !isNamedPrice(priceType) : isFixedPrice(fixedPriceInCents);
