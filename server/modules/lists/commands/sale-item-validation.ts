import { formatNumber } from '@domain/number-text';
import { BANNER_TOO_LONG, type BannerErrorCode, SALE_CONDITION } from '@domain/sale-list';
import { isListedQuantity, MAX_FOR_SALE } from '@domain/trade-list';
import { CHANGED_ELSEWHERE, type FieldError } from '@server/platform/graphql/field-error';
import {
  isPriced,
  type ItemError,
  validateItemCount,
  NAMED_TWICE,
  NO_PRINTING,
  NOT_A_PRICE,
} from './validation';
import {
  isRemoval,
  isUnchanged,
  type SaleItemInput,
  type SaleListItem,
} from '../queries/sale-list';

/** Existing printings by id, as they are on the list; undefined for those that aren't on it. */
export type PrintingsOnList = ReadonlyMap<string, SaleListItem | undefined>;

/** Everything that is wrong with changes of a list; if there are too many, only that (rules/trade-lists#saving-items). */
export function validateSaleItems(
  items: readonly SaleItemInput[],
  printings: PrintingsOnList,
): ItemError[] {
  const notSoMany = validateItemCount(items);
  if (notSoMany) return [notSoMany];
  const named = new Set<string>();
  return items.flatMap((item, at) => {
    const errors = valueErrors(item);
    if (named.has(item.cardVariantId)) errors.push(NAMED_TWICE);
    named.add(item.cardVariantId);
    // A removed printing may be gone from the catalogue.
    if (!isRemoval(item) && !printings.has(item.cardVariantId)) errors.push(NO_PRINTING);
    if (isConflict(item, printings.get(item.cardVariantId))) errors.push(CHANGED_ELSEWHERE);
    return errors.map((error) => ({ at, ...error }));
  });
}

function valueErrors(item: SaleItemInput): FieldError[] {
  if (isRemoval(item)) return [];
  const { quantity, priceType, fixedPriceInCents, condition } = item;
  const errors: FieldError[] = [];
  if (!isListedQuantity('SALE_LIST', quantity)) errors.push(NOT_A_QUANTITY);
  if (!isPriced(priceType, fixedPriceInCents)) errors.push(NOT_A_PRICE);
  if (condition !== SALE_CONDITION) errors.push(NOT_THE_CONDITION);
  return errors;
}

/** Whether it would overwrite a change that the person hasn't seen (rules/errors#conflicts). */
const isConflict = (input: SaleItemInput, item: SaleListItem | undefined): boolean =>
  input.expectedVersion != null &&
  input.expectedVersion !== (item?.version ?? 0) &&
  !isUnchanged(input, item);

const NOT_A_QUANTITY: FieldError = {
  field: 'quantity',
  message: `Enter a whole number from 1 to ${formatNumber(MAX_FOR_SALE)}.`,
  code: 'INVALID',
};

const NOT_THE_CONDITION: FieldError = {
  field: 'condition',
  message: 'Cards on a sale list are near mint.',
  code: 'INVALID',
};

/** The error for each kind of bad banner. */
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
