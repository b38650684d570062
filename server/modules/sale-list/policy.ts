import { formatSum, isFixedPrice, MAX_FIXED_PRICE_CENTS } from '@domain/pricing';
import {
  BANNER_TOO_LONG,
  type BannerErrorCode,
  isSaleQuantity,
  MAX_FOR_SALE,
  SALE_CONDITION,
} from '@domain/sale-list';
import { CHANGED_ELSEWHERE, type FieldError } from '@server/graphql/field-error';
import {
  type ItemMistake,
  mistakeInCount,
  NAMED_TWICE,
  NO_PRINTING,
} from '@server/modules/trade-list';
import { isTakenOff, isUnchanged, type SaleItemInput, type SaleListItem } from './sale-list';

/** Known printings by id, with what the list says of them; undefined where it says nothing. */
export type PrintingsOnList = ReadonlyMap<string, SaleListItem | undefined>;

/** What is wrong with items, all of it; of too many, only that (spec 5, quality 1). */
export function mistakesInItems(
  items: readonly SaleItemInput[],
  printings: PrintingsOnList,
): ItemMistake[] {
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

function valueErrors(item: SaleItemInput): FieldError[] {
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
const isConflict = (asked: SaleItemInput, item: SaleListItem | undefined): boolean =>
  asked.expectedVersion != null &&
  asked.expectedVersion !== (item?.version ?? 0) &&
  !isUnchanged(asked, item);

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

/** What is said of a banner that can't be kept, by why. */
export const BAD_BANNER: Record<BannerErrorCode, FieldError> = {
  TOO_LONG: { field: 'banner', message: BANNER_TOO_LONG, code: 'TOO_LONG' },
  INVALID: {
    field: 'banner',
    message: 'A banner can’t hold one of these characters.',
    code: 'INVALID',
  },
};

export const NO_SUCH_STEP: FieldError = {
  field: 'rounding',
  message: 'Choose one of the given steps.',
  code: 'INVALID',
};

export const SETTINGS_CONFLICT: FieldError = {
  field: 'expectedVersion',
  message: 'These settings were changed elsewhere.',
  code: 'CONFLICT',
};
