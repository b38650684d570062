import { readFixedPrice } from '@domain/pricing';
import { readCount } from '@domain/readers';
import { isListedQuantity, MAX_FOR_SALE } from '@domain/trade-list';
import { formatNumber } from '@/shared/lib/format';
import type { ListItemInput } from '@/entities/trade-list';
import type { ItemPart } from './list-item-draft';

/** What a count can begin with. A decimal stays, too: without it, another number would be left. */
const COPIES = /^[\p{Nd}x×.,'’\s]{0,8}$/iu;

/**
 * A text while it is typed. It stays as it is until its field is left: a character that was dropped would make another
 * amount of it.
 *
 * @returns null for text that can't begin a number of copies
 */
export function typedText(part: ItemPart, raw: string): string | null {
  return part === 'price' || COPIES.test(raw) ? raw : null;
}

/** The change that a typed text asks for; null if it isn't a price or a number of copies (rules/prices#fixed-price). */
export function readTyped(part: ItemPart, text: string): Partial<ListItemInput> | null {
  if (part === 'quantity') {
    const quantity = readCount(text);
    return quantity !== undefined && isListedQuantity('SALE_LIST', quantity) ? { quantity } : null;
  }
  const { cents } = readFixedPrice(text);
  return cents === null ? null : { priceType: 'FIXED', fixedPriceInCents: cents };
}

/** What to write instead of a text that can't be saved. */
export const mistakeIn = (part: ItemPart, text: string): string =>
  (part === 'price' && readFixedPrice(text).sentence) ||
  `Enter a whole number from 1 to ${formatNumber(MAX_FOR_SALE)}.`;
