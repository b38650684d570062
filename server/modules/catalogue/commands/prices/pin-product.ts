import { sql } from 'drizzle-orm';
import type { ProductMatch } from '@domain/price-product';
import type { Database, Transaction } from '@server/platform/db/database';
import { lockSet } from '../import/store/match-cards';
import { matchProducts, productKey } from './match-products';
import { findPins, findPrintingsOfSet, type KnownProduct, writeProducts } from './price-products';

export interface ProductRequest {
  source: string;
  productId: number;
  /** Null if the product has only one. */
  finish: string | null;
}

export type PinRefusal = {
  code:
    | 'UNKNOWN_PRODUCT'
    | 'UNKNOWN_PRINTING'
    | 'SEVERAL_FINISHES'
    | 'OTHER_SET'
    | 'TAKEN'
    | 'NOT_PINNED';
  message: string;
};

/** What a product in one finish is thought to be. */
export interface JudgedProduct extends KnownProduct {
  match: ProductMatch;
  cardVariantId: string | null;
}

export type PinOutcome =
  | { ok: true; before: JudgedProduct; after: Pick<JudgedProduct, 'match' | 'cardVariantId'> }
  | { ok: false; refusal: PinRefusal };

/**
 * Decides for good which printing a product is: later imports take its prices for that printing, and the next sync reads
 * the set's prices again, even if their file hasn't changed. The prices that are there stay.
 *
 * @param cardVariantId null to ignore the product
 */
export async function pinProduct(
  tx: Transaction,
  request: ProductRequest,
  cardVariantId: string | null,
): Promise<PinOutcome> {
  const before = await lockProduct(tx, request);
  if ('code' in before) return { ok: false, refusal: before };
  const refusal = cardVariantId === null ? null : await reasonNotToPin(tx, before, cardVariantId);
  if (refusal) return { ok: false, refusal };
  const match = cardVariantId === null ? 'IGNORED' : 'PINNED';
  await tx.execute(sql`
    update price_product set match = ${match}::product_match, card_variant_id = ${cardVariantId}, candidates = '{}'
      where source = ${before.source} and product_id = ${before.productId} and finish = ${before.finish}`);
  await readPricesAgain(tx, before);
  return { ok: true, before, after: { match, cardVariantId } };
}

/** Takes back what a person decided about a product: the rules judge it again. The prices that are there stay. */
export async function unpinProduct(tx: Transaction, request: ProductRequest): Promise<PinOutcome> {
  const before = await lockProduct(tx, request);
  if ('code' in before) return { ok: false, refusal: before };
  const { source, setCode } = before;
  if (!isDecided(before)) {
    const message = `Nobody has decided what product ${productKey(before)} is.`;
    return { ok: false, refusal: { code: 'NOT_PINNED', message } };
  }
  const cardSetId = setCode.toLowerCase();
  const products = await findProductsOfSet(tx, source, setCode);
  const pins = new Map(await findPins(tx, source, products));
  pins.delete(productKey(before));
  const printings = await findPrintingsOfSet(tx, cardSetId);
  const judged = matchProducts(products, [...printings.values()], pins).filter(
    ({ product }) => productKey(product) === productKey(before),
  );
  const [after] = judged;
  if (after === undefined) throw new Error('The product is gone.');
  await writeProducts(tx, cardSetId, source, judged);
  await readPricesAgain(tx, before);
  return { ok: true, before, after };
}

const isDecided = ({ match }: Pick<JudgedProduct, 'match'>): boolean =>
  match === 'PINNED' || match === 'IGNORED';

const readPricesAgain = (tx: Transaction, { setCode }: KnownProduct) =>
  tx.execute(sql`
    delete from catalogue_sync where card_set_id = ${setCode.toLowerCase()} and part = 'PRICES'`);

const COLUMNS = sql`source, product_id::float8 as "productId", finish, name, number, set_code as "setCode", match,
  card_variant_id as "cardVariantId"`;

type ProductRow = JudgedProduct & Record<string, unknown>;

async function findProductsOfSet(
  tx: Transaction,
  source: string,
  setCode: string,
): Promise<JudgedProduct[]> {
  const { rows } = await tx.execute<ProductRow>(
    sql`select ${COLUMNS} from price_product where source = ${source} and set_code = ${setCode}`,
  );
  return rows;
}

/** Finds a product, once no import of its set's prices is under way: that one would overwrite the decision. */
async function lockProduct(
  tx: Transaction,
  request: ProductRequest,
): Promise<JudgedProduct | PinRefusal> {
  const product = await findProduct(tx, request);
  if ('code' in product) return product;
  await lockSet(tx, product.setCode.toLowerCase());
  return findProduct(tx, request);
}

async function findProduct(
  tx: Transaction,
  { source, productId, finish }: ProductRequest,
): Promise<JudgedProduct | PinRefusal> {
  const { rows } = await tx.execute<ProductRow>(sql`
    select ${COLUMNS} from price_product
      where source = ${source} and product_id = ${productId} order by finish`);
  const found = rows.filter((row) => finish === null || row.finish === finish);
  const [product] = found;
  if (product === undefined) {
    const message =
      rows.length === 0
        ? `No import of prices from ${source} has had a product ${productId}.`
        : `Product ${productId} is known as ${rows.map((row) => row.finish).join(' and ')}, not as ${finish}.`;
    return { code: 'UNKNOWN_PRODUCT', message };
  }
  if (found.length > 1) {
    const choices = found.map(productKey).join(' or ');
    return {
      code: 'SEVERAL_FINISHES',
      message: `Product ${productId} has several finishes; say which one: ${choices}.`,
    };
  }
  return product;
}

async function reasonNotToPin(
  tx: Transaction,
  { source, productId, finish, setCode }: JudgedProduct,
  cardVariantId: string,
): Promise<PinRefusal | null> {
  const { rows } = await tx.execute<{ setId: string; rival: string | null }>(sql`
    select c.card_set_id as "setId", (select p.product_id || ':' || p.finish from price_product p
        where p.source = ${source} and p.card_variant_id = v.id and p.match = 'PINNED'
          and (p.product_id, p.finish) <> (${productId}, ${finish}) limit 1) as rival
      from card_variant v join card c on c.id = v.card_id where v.id = ${cardVariantId}`);
  const [printing] = rows;
  if (printing === undefined) {
    return { code: 'UNKNOWN_PRINTING', message: `The catalogue has no printing ${cardVariantId}.` };
  }
  if (printing.setId !== setCode.toLowerCase()) {
    return {
      code: 'OTHER_SET',
      message: `${cardVariantId} is a printing of ${printing.setId.toUpperCase()}, and product ${productId} is one of ${setCode}.`,
    };
  }
  return printing.rival === null
    ? null
    : {
        code: 'TAKEN',
        message: `Product ${printing.rival} is pinned to ${cardVariantId} already.`,
      };
}

/** What people have decided about products, by set and name. */
export async function findPinnedProducts(database: Database): Promise<JudgedProduct[]> {
  const { rows } = await database.execute<ProductRow>(sql`
    select ${COLUMNS} from price_product where match in ('PINNED', 'IGNORED')
      order by set_code, name, product_id, finish`);
  return rows;
}
