import {
  FIXED_PRICE_RULE,
  priceBeingTyped,
  readFixedPrice,
  withoutCurrencySign,
} from '@domain/pricing';
import { isSaleQuantity, MAX_FOR_SALE } from '@domain/sale-list';
import { formatNumber } from '@/shared/lib/format';
import type { SaleItemInput, SalePart } from './sale-item-draft';

const COPIES = /^\d{0,4}$/;

/**
 * Normalises typed text: a comma counts as a decimal point; spaces and a dollar sign are ignored.
 *
 * @returns null for text that can't begin a price or a number of copies, such as a minus, a third decimal or a seventh
 * character (rules/prices#fixed-price)
 */
export function typedText(part: SalePart, raw: string): string | null {
  if (part === 'price') return priceBeingTyped(raw);
  const text = withoutCurrencySign(raw);
  return COPIES.test(text) ? text : null;
}

/** The change that a typed text asks for; null if it isn't a price or a number of copies (rules/prices#fixed-price). */
export function readTyped(part: SalePart, text: string): Partial<SaleItemInput> | null {
  if (part === 'quantity') {
    const quantity = Number(text);
    return text !== '' && isSaleQuantity(quantity) ? { quantity } : null;
  }
  const cents = readFixedPrice(text);
  return cents === null ? null : { priceType: 'FIXED', fixedPriceInCents: cents };
}

/** The rule for a typed price, shown after an invalid one. */
export const TYPING_RULES: Record<SalePart, string> = {
  quantity: `Enter a whole number from 1 to ${formatNumber(MAX_FOR_SALE)}.`,
  price: FIXED_PRICE_RULE,
};
