import { GREATEST_PRICE_CENTS } from '@domain/pricing';
import { isPlainText } from '@domain/plain-text';
import { z } from 'zod';
import { productKey } from './match-products';
import type { ProductPrice } from './product-price';

/** A price that wasn't taken, and why. */
export interface RejectedPrice {
  /** The product's name, or its id without one. */
  name: string;
  reason: string;
}

/** What was chosen for text columns, so that no product can fill the database. */
const NAME_LENGTH = 300;
const WORD_LENGTH = 40;

const cents = z.int().min(0).max(GREATEST_PRICE_CENTS).nullable();
const schema = z.object({
  source: z.string(),
  productId: z.int().positive(),
  name: z.string().min(1).max(NAME_LENGTH).refine(isPlainText),
  setCode: z.string(),
  number: z.string().min(1).max(WORD_LENGTH).refine(isPlainText).nullable(),
  finish: z.string().min(1).max(WORD_LENGTH).refine(isPlainText),
  market: cents,
  low: cents,
  mid: cents,
  high: cents,
});

/**
 * Checks prices as a source gave them. One that isn't right is left out, with the reason; so are those of another set or
 * source, and a product that comes twice with two prices. A price of 0 means that there is no price.
 */
export function checkPrices(
  prices: readonly unknown[],
  { source, setCode }: { source: string; setCode: string },
): { prices: ProductPrice[]; rejected: RejectedPrice[] } {
  const rejected: RejectedPrice[] = [];
  const byKey = new Map<string, ProductPrice | 'CONTRADICTORY'>();
  for (const value of prices) {
    const read = schema.safeParse(value);
    if (!read.success) {
      rejected.push({ name: nameOf(value), reason: faultOf(read.error) });
      continue;
    }
    const price = withoutZeros(read.data);
    const { name } = price;
    if (price.source !== source) {
      rejected.push({ name, reason: `is a product of ${price.source}` });
    } else if (price.setCode !== setCode) {
      rejected.push({ name, reason: `is a product of ${price.setCode}` });
    } else {
      const key = productKey(price);
      const earlier = byKey.get(key);
      if (earlier === undefined) byKey.set(key, price);
      else {
        const isSame = earlier !== 'CONTRADICTORY' && textOf(earlier) === textOf(price);
        if (!isSame) byKey.set(key, 'CONTRADICTORY');
        const what = isSame ? '' : ', with two prices, of which none was taken';
        rejected.push({ name, reason: `${price.finish} is listed twice${what}` });
      }
    }
  }
  return {
    prices: [...byKey.values()].filter((price) => price !== 'CONTRADICTORY'),
    rejected,
  };
}

const withoutZeros = (price: ProductPrice): ProductPrice => ({
  ...price,
  market: price.market || null,
  low: price.low || null,
  mid: price.mid || null,
  high: price.high || null,
});

const textOf = (price: ProductPrice): string => JSON.stringify(Object.entries(price).sort());

function nameOf(value: unknown): string {
  const { name, productId } = (value ?? {}) as Partial<Record<keyof ProductPrice, unknown>>;
  if (typeof name === 'string' && name !== '') return name.slice(0, NAME_LENGTH);
  return typeof productId === 'number' ? `product ${productId}` : '(no product)';
}

function faultOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined || issue.path.length === 0) return 'is not a price';
  return `${issue.path.join('.')}: ${issue.message.toLowerCase()}`;
}
