import { isListedQuantity, MAX_WANTED, OFF_LIST } from '@domain/trade-list';
import { conflictOf, type FieldError } from '@server/platform/graphql/field-error';
import { type ItemError, NAMED_TWICE, NO_PRINTING } from './validation';
import type { WantedPrinting } from '../queries/want-list-rows';

/** A change of how many copies of a printing somebody wants. */
export interface WantedQuantityInput {
  cardVariantId: string;
  /** 0 removes the printing from the list. */
  quantity: number;
  /** The version that the person saw, 0 if it wasn't on the list; null from a page loaded before versions existed. */
  expectedVersion?: number | null | undefined;
}

/** Existing printings by id, as they are on the list; quantity 0 for those that aren't on it. */
export type PrintingsOnList = ReadonlyMap<string, WantedPrinting>;

/** Everything that is wrong with new quantities (rules/trade-lists#want-quantity). */
export function validateQuantities(
  input: readonly WantedQuantityInput[],
  printings: PrintingsOnList,
): ItemError[] {
  const named = new Set<string>();
  return input.flatMap(({ cardVariantId, quantity, expectedVersion }, at) => {
    const errors: FieldError[] = [];
    if (quantity !== OFF_LIST && !isListedQuantity('WANT_LIST', quantity))
      errors.push(NOT_A_QUANTITY);
    if (named.has(cardVariantId)) errors.push(NAMED_TWICE);
    named.add(cardVariantId);
    const printing = printings.get(cardVariantId);
    if (printing === undefined) errors.push(NO_PRINTING);
    else if (printing.quantity !== quantity) {
      const conflict = conflictOf(expectedVersion, printing.version);
      if (conflict) errors.push(conflict);
    }
    return errors.map((error) => ({ at, ...error }));
  });
}

const NOT_A_QUANTITY: FieldError = {
  field: 'quantity',
  message: `Choose a quantity from 1 to ${MAX_WANTED}.`,
  code: 'INVALID',
};
