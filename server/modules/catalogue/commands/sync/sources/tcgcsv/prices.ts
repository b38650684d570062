import { isPlainText } from '@domain/plain-text';
import type { RowNote } from '../../../import/cards/printing';
import type { ProductPrice } from '../../../prices/product-price';
import { z } from 'zod';
import { notTheFormat } from '../json/read-json';
import type { PriceList, SetRequest, SourceFile } from '../source';
import { readProducts, type Product } from './products';
import { faultOf } from '../row-fault';
import { statedPrice } from '../stated-price';
import { rowsOf } from './rows';

/** The prices are read one by one. */
const priceSchema = z.looseObject({
  productId: z.int().positive(),
  subTypeName: z.string().min(1).max(40).refine(isPlainText),
});
type PriceRow = z.infer<typeof priceSchema>;

/**
 * The prices of a group's products. A row that isn't right is left out, with the reason; so are both of two that
 * contradict each other, and an odd price alone.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT, also if no row is right
 */
export async function readPrices(
  set: SetRequest,
  productFile: SourceFile,
  priceFile: SourceFile,
): Promise<PriceList> {
  const { products, rejected } = await readProducts(set, productFile);
  const rows = await rowsOf(priceFile, 'prices');
  const read = new Map<string, Stated | 'AMBIGUOUS'>();
  let fault: RowNote | undefined;
  let wellFormed = 0;
  for (const [at, value] of rows.entries()) {
    const parsed = priceSchema.safeParse(value);
    if (!parsed.success) {
      const note = { row: at + 1, name: productNamed(value), reason: faultOf(parsed.error) };
      rejected.push(note);
      fault ??= note;
      continue;
    }
    wellFormed += 1;
    const stated = readRow(parsed.data, at + 1, products, set, rejected);
    if (stated === null) continue;
    const earlier = read.get(stated.key);
    const repeats = earlier !== undefined && earlier !== 'AMBIGUOUS' && isSame(earlier, stated);
    if (earlier !== undefined) {
      const reason = `${stated.price.finish} is listed twice${repeats ? '' : ', with two prices'}`;
      rejected.push({ row: at + 1, name: stated.price.name, reason });
    }
    if (!repeats) read.set(stated.key, earlier === undefined ? stated : 'AMBIGUOUS');
  }
  if (fault && wellFormed === 0) {
    throw notTheFormat(
      priceFile,
      `isn’t a file of TCGCSV’s prices: row ${fault.row}: ${fault.reason}`,
    );
  }
  const prices = [...read.values()].flatMap((each) => (each === 'AMBIGUOUS' ? [] : [each.price]));
  return { prices, rejected };
}

interface Stated {
  key: string;
  price: ProductPrice;
}

function readRow(
  price: PriceRow,
  row: number,
  products: ReadonlyMap<number, Product>,
  { code }: SetRequest,
  rejected: RowNote[],
): Stated | null {
  const { productId, subTypeName } = price;
  const product = products.get(productId);
  if (product === undefined) {
    const reason = 'isn’t among the group’s products';
    rejected.push({ row, name: `product ${productId}`, reason });
    return null;
  }
  const cents = (kind: 'market' | 'low' | 'mid' | 'high') =>
    statedPrice(price, `${kind}Price`, (reason) =>
      rejected.push({ row, name: product.name, reason }),
    );
  return {
    key: `${productId} ${subTypeName}`,
    price: {
      source: 'tcgcsv',
      productId,
      name: product.name,
      setCode: code,
      number: product.number,
      finish: subTypeName,
      market: cents('market'),
      low: cents('low'),
      mid: cents('mid'),
      high: cents('high'),
    },
  };
}

const isSame = (a: Stated, b: Stated): boolean =>
  (['market', 'low', 'mid', 'high'] as const).every((kind) => a.price[kind] === b.price[kind]);

function productNamed(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'productId' in value && value.productId;
  return typeof id === 'number' ? `product ${id}` : '(no product)';
}
