import { MAX_ITEMS_AT_ONCE, type TradeListKind } from '@domain/trade-list';
import { refusal } from '@server/errors';
import type { FieldError } from '@server/graphql/field-error';

/** What a question for a list is charged for its items: a long list, and a margin. */
export const MANY_ITEMS = 2_500;

/** What is wrong with one of the items that a change of a list asks for. */
export interface ItemMistake extends FieldError {
  /** Which item, from 0; null for the items as a whole. */
  at: number | null;
}

/** What is wrong with how many items a change asks for; null for 1 to {@link MAX_ITEMS_AT_ONCE}. */
export function mistakeInCount({ length }: readonly unknown[]): ItemMistake | null {
  return length >= 1 && length <= MAX_ITEMS_AT_ONCE ? null : { at: null, ...NOT_SO_MANY };
}

/** The mistakes as the answer names them, each with the path of its field in the input: `items.3.quantity`. */
export const fieldErrorsOf = (mistakes: readonly ItemMistake[]): FieldError[] =>
  mistakes.map(({ at, field, ...error }) => ({
    ...error,
    field: at === null ? field : `items.${at}.${field}`,
  }));

const NOT_SO_MANY: FieldError = {
  field: 'items',
  message: `Change 1 to ${MAX_ITEMS_AT_ONCE.toLocaleString('en-US')} printings at once.`,
  code: 'INVALID',
};

/** A printing is asked for a second time, so that nobody knows which one is meant. */
export const NAMED_TWICE: FieldError = {
  field: 'cardVariantId',
  message: 'Name each printing once.',
  code: 'DUPLICATE',
};

/** The catalogue has no printing of that id. */
export const NO_PRINTING: FieldError = {
  field: 'cardVariantId',
  message: 'There is no such printing.',
  code: 'NOT_FOUND',
};

const LIST_NAMES: Record<TradeListKind, string> = {
  WANT_LIST: 'Want list',
  SALE_LIST: 'Sale list',
};

/** The refusal for a list that is somebody else's, and for one that doesn't exist (rules/attacks#hidden-things). */
export const listNotFound = (kind: TradeListKind) =>
  refusal('NOT_FOUND', `${LIST_NAMES[kind]} not found`);
