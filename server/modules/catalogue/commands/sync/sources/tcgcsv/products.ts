import { isPlainText } from '@domain/plain-text';
import type { RowNote } from '../../../import/cards/printing';
import { z } from 'zod';
import { notTheFormat } from '../json/read-json';
import type { SetRequest, SourceFile } from '../source';
import { plainLine } from '../texts';
import { faultOf } from '../row-fault';
import { CATEGORY, rowsOf } from './rows';

export interface Product {
  name: string;
  /** As printed, without leading zeros; null for what isn't a card, such as a display. */
  number: string | null;
}

const productSchema = z.object({
  productId: z.int().positive(),
  name: z.string().max(300).regex(/\S/, 'is blank').refine(isPlainText),
  categoryId: z.int(),
  groupId: z.int(),
  extendedData: z.unknown().optional(),
});
type ProductRow = z.infer<typeof productSchema>;

/**
 * A group's products by id. A product that isn't right or isn't of this game and group is left out, with the reason; so is
 * an id that two products have.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT, also if all products are of another game or group
 */
export async function readProducts(
  { key }: SetRequest,
  file: SourceFile,
): Promise<{ products: Map<number, Product>; rejected: RowNote[] }> {
  const products = new Map<number, Product>();
  const rejected: RowNote[] = [];
  const twice = new Set<number>();
  let strange: string | undefined;
  for (const [at, value] of (await rowsOf(file, 'products')).entries()) {
    const row = at + 1;
    const read = productSchema.safeParse(value);
    if (!read.success) {
      rejected.push({ row, name: '(no product)', reason: faultOf(read.error) });
      continue;
    }
    const { productId, name } = read.data;
    const belongs = whereItBelongs(read.data, key);
    if (belongs !== null) {
      strange ??= belongs;
      rejected.push({ row, name: plainLine(name), reason: `belongs to ${belongs}` });
      continue;
    }
    const product = { name: plainLine(name), number: numberOf(read.data) };
    const earlier = products.get(productId);
    if (earlier) {
      const isSame = earlier.name === product.name && earlier.number === product.number;
      if (!isSame) twice.add(productId);
      rejected.push({ row, name: product.name, reason: `product ${productId} is listed twice` });
    } else products.set(productId, product);
  }
  if (products.size === 0 && strange !== undefined) {
    throw notTheFormat(file, `has the products of ${strange}`);
  }
  for (const productId of twice) products.delete(productId);
  return { products, rejected };
}

/** Another game or group than was asked for, in words; null for this one. */
function whereItBelongs({ categoryId, groupId }: ProductRow, key: string | null): string | null {
  if (categoryId !== CATEGORY) return `another game (category ${categoryId})`;
  return String(groupId) === key ? null : `another group, ${groupId}`;
}

const numberSchema = z.object({
  name: z.literal('Number'),
  value: z.union([z.string(), z.int().transform(String)]),
});

/** `008/252` → 8, and `29 // T02`, a card with two faces, → 29. */
function numberOf({ extendedData }: ProductRow): string | null {
  const data: unknown[] = Array.isArray(extendedData) ? extendedData : [];
  const printed = data.map((each) => numberSchema.safeParse(each).data?.value).find(Boolean);
  const number = /^\s*0*(\w+)\s*(?:\/|$)/.exec(printed ?? '')?.[1];
  return number ?? null;
}
