import { isWantedQuantity, MAX_WANTED, NOT_WANTED } from '@domain/want-list';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import type { FieldError } from '@server/graphql/field-error';
import type { WantedPrinting } from '../repo';

/** How many copies of a printing somebody asks for. */
export interface AskedQuantity {
  cardVariantId: string;
  /** 0 takes the printing off the list. */
  quantity: number;
}

/** What is wrong with one of the quantities asked for. */
export interface QuantityMistake extends FieldError {
  /** Which one, from 0; null for all of them as a whole. */
  at: number | null;
}

/** Printings that exist, by id, as the list has them: quantity 0 for those that aren't on it. */
export type AskedPrintings = ReadonlyMap<string, WantedPrinting>;

/** What is wrong with how many are asked for; null for 1 to {@link MAX_ITEMS_AT_ONCE}. */
export function mistakeInCount({ length }: readonly AskedQuantity[]): QuantityMistake | null {
  if (length >= 1 && length <= MAX_ITEMS_AT_ONCE) return null;
  const most = MAX_ITEMS_AT_ONCE.toLocaleString('en-US');
  const message = `Change 1 to ${most} printings at once.`;
  return { at: null, field: 'items', message, code: 'INVALID' };
}

/** What is wrong with quantities, all of it (spec 5, quality 1). */
export function mistakesIn(
  asked: readonly AskedQuantity[],
  printings: AskedPrintings,
): QuantityMistake[] {
  const named = new Set<string>();
  return asked.flatMap(({ cardVariantId, quantity }, at) => {
    const errors: FieldError[] = [];
    if (quantity !== NOT_WANTED && !isWantedQuantity(quantity)) errors.push(NOT_A_QUANTITY);
    if (named.has(cardVariantId)) errors.push(NAMED_TWICE);
    named.add(cardVariantId);
    if (!printings.has(cardVariantId)) errors.push(NO_PRINTING);
    return errors.map((error) => ({ at, ...error }));
  });
}

const NOT_A_QUANTITY: FieldError = {
  field: 'quantity',
  message: `Choose a quantity from 1 to ${MAX_WANTED}.`,
  code: 'INVALID',
};

const NAMED_TWICE: FieldError = {
  field: 'cardVariantId',
  message: 'Name each printing once.',
  code: 'DUPLICATE',
};

const NO_PRINTING: FieldError = {
  field: 'cardVariantId',
  message: 'There is no such printing.',
  code: 'NOT_FOUND',
};
