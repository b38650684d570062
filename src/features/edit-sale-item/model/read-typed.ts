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
 * What a text means while it is typed: a comma is a point, and neither spaces nor a dollar sign count.
 *
 * @returns null for what no price or number of copies begins with, such as a minus, a third decimal or a seventh
 *   character (rules/prices#fixed-price)
 */
export function typedText(part: SalePart, raw: string): string | null {
  if (part === 'price') return priceBeingTyped(raw);
  const text = withoutCurrencySign(raw);
  return COPIES.test(text) ? text : null;
}

/** What a text that was typed asks for; null while it is no price or number of copies (rules/prices#fixed-price). */
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
