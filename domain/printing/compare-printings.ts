import { compareTies, VARIANT_ORDER, type VariantType } from '../card';
import type { Printing } from './printing';

/** By what the printings of a set are sorted (rules/trade-lists#grouping). */
export const PRINTING_SORTS = ['CARD_NUMBER', 'VARIANT_TYPE'] as const;
export type PrintingSort = (typeof PRINTING_SORTS)[number];

/** rules/trade-lists#grouping */
export const DEFAULT_PRINTING_SORT: PrintingSort = 'CARD_NUMBER';

const PLACE = new Map<VariantType, number>(VARIANT_ORDER.map((type, at) => [type, at]));

const byVariant = (a: Printing, b: Printing): number =>
  (PLACE.get(a.variant.variantType) ?? 0) - (PLACE.get(b.variant.variantType) ?? 0);

const byNumber = (a: Printing, b: Printing): number => compareTies(a.card, b.card);

/**
 * The order of two printings of one set: by card number, then variant (rules/cards#variant-order); or the other way
 * round.
 */
export const comparePrintings =
  (sort: PrintingSort) =>
  (a: Printing, b: Printing): number =>
    sort === 'CARD_NUMBER' ? byNumber(a, b) || byVariant(a, b) : byVariant(a, b) || byNumber(a, b);
