import { isPlainText } from '@domain/plain-text';
import type { RowNote } from '@server/catalogue/import/cards/printing';
import { z } from 'zod';
import { notTheFormat } from '../read-json';
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
  extendedData: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
});
type ProductRow = z.infer<typeof productSchema>;

/**
 * A group's products by id. An id that two products have is left out.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT, also for products of another game or group
 */
export async function readProducts(
  { key }: SetRequest,
  file: SourceFile,
): Promise<{ products: Map<number, Product>; rejected: RowNote[] }> {
  const products = new Map<number, Product>();
  const rejected: RowNote[] = [];
  const twice = new Set<number>();
  for (const [at, value] of (await rowsOf(file, 'products')).entries()) {
    const row = at + 1;
    const read = productSchema.safeParse(value);
    if (!read.success) {
      rejected.push({ row, name: '(no product)', reason: faultOf(read.error) });
      continue;
    }
    refuseOthers(read.data, key, file);
    const { productId, name } = read.data;
    const product = { name: plainLine(name), number: numberOf(read.data) };
    const earlier = products.get(productId);
    if (earlier) {
      const isSame = earlier.name === product.name && earlier.number === product.number;
      if (!isSame) twice.add(productId);
      rejected.push({ row, name: product.name, reason: `product ${productId} is listed twice` });
    } else products.set(productId, product);
  }
  for (const productId of twice) products.delete(productId);
  return { products, rejected };
}

function refuseOthers(row: ProductRow, key: string | null, file: SourceFile): void {
  if (row.categoryId !== CATEGORY) {
    throw notTheFormat(file, `has another game’s products (category ${row.categoryId})`);
  }
  if (String(row.groupId) !== key) {
    throw notTheFormat(file, `has the products of another group, ${row.groupId}`);
  }
}

/** `008/252` → 8, and `29 // T02`, a card with two faces, → 29. */
function numberOf({ extendedData }: ProductRow): string | null {
  const printed = extendedData?.find(({ name }) => name === 'Number')?.value ?? '';
  const number = /^\s*0*(\w+)\s*(?:\/|$)/.exec(printed)?.[1];
  return number ?? null;
}
