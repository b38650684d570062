import { formatSum, isFixedPrice, MAX_FIXED_PRICE_CENTS } from '@domain/pricing';
import { isSaleQuantity, MAX_FOR_SALE, SALE_CONDITION } from '@domain/sale-list';
import { CHANGED_ELSEWHERE } from '@server/graphql/conflict';
import type { FieldError } from '@server/graphql/field-error';
import {
  mistakeInCount,
  NAMED_TWICE,
  NO_PRINTING,
  type ItemMistake,
} from '@server/modules/trade-list/policy';
import type { SaleListItem } from '../sale-list';
import { isTakenOff, isThere, type AskedItem } from './asked-item';

/** Known printings by id, with what the list says of them; undefined where it says nothing. */
export type AskedPrintings = ReadonlyMap<string, SaleListItem | undefined>;

/** What is wrong with items, all of it; of too many, only that (spec 5, quality 1). */
export function mistakesIn(items: readonly AskedItem[], printings: AskedPrintings): ItemMistake[] {
  const notSoMany = mistakeInCount(items);
  if (notSoMany) return [notSoMany];
  const named = new Set<string>();
  return items.flatMap((item, at) => {
    const errors = valueErrors(item);
    if (named.has(item.cardVariantId)) errors.push(NAMED_TWICE);
    named.add(item.cardVariantId);
    // Nothing has to be known of what is taken off: the catalogue may have lost it meanwhile.
    if (!isTakenOff(item) && !printings.has(item.cardVariantId)) errors.push(NO_PRINTING);
    if (isConflict(item, printings.get(item.cardVariantId))) errors.push(CHANGED_ELSEWHERE);
    return errors.map((error) => ({ at, ...error }));
  });
}

function valueErrors(item: AskedItem): FieldError[] {
  if (isTakenOff(item)) return [];
  const { quantity, priceType, fixedPriceInCents, condition } = item;
  const errors: FieldError[] = [];
  if (!isSaleQuantity(quantity)) errors.push(NOT_A_QUANTITY);
  const isPriced =
    fixedPriceInCents === null ? priceType !== 'FIXED' : isFixedPrice(fixedPriceInCents);
  if (!isPriced) errors.push(NOT_A_PRICE);
  if (condition !== SALE_CONDITION) errors.push(NOT_THE_CONDITION);
  return errors;
}

/** Whether something would be overwritten that the person hasn't seen (quality 2). */
const isConflict = (asked: AskedItem, item: SaleListItem | undefined): boolean =>
  asked.expectedVersion != null &&
  asked.expectedVersion !== (item?.version ?? 0) &&
  !isThere(asked, item);

const NOT_A_QUANTITY: FieldError = {
  field: 'quantity',
  message: `Enter a whole number from 1 to ${MAX_FOR_SALE.toLocaleString('en-US')}.`,
  code: 'INVALID',
};

const NOT_A_PRICE: FieldError = {
  field: 'fixedPriceInCents',
  message: `Enter a price of at most ${formatSum(MAX_FIXED_PRICE_CENTS)}.`,
  code: 'INVALID',
};

const NOT_THE_CONDITION: FieldError = {
  field: 'condition',
  message: 'Cards on a sale list are near mint.',
  code: 'INVALID',
};
