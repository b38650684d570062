import { sql } from 'drizzle-orm';
import type { ProductMatch } from '@domain/price-product';
import { cardFinderOf, findCards } from '@domain/find-cards';
import type { Database, Transaction } from '@server/db/database';
import { findCardsOfSets } from '@server/modules/card';
import { asJson } from '../import/store/transaction';
import { type MatchedProduct, type Pins, productKey, readProductName } from './match-products';
import type { ProductPrice } from './product-price';

/** A product that is no certain printing. */
export interface UnmatchedProduct {
  source: string;
  productId: number;
  finish: string;
  setCode: string;
  name: string;
  number: string | null;
  match: Extract<ProductMatch, 'AMBIGUOUS' | 'UNMATCHED'>;
  /** The ids of the printings that it could be, likeliest first. */
  candidates: string[];
}

/** What people have decided about these products of a source. */
export async function findPins(
  tx: Transaction,
  source: string,
  products: readonly Pick<ProductPrice, 'productId'>[],
): Promise<Pins> {
  const ids = [...new Set(products.map(({ productId }) => productId))];
  const { rows } = await tx.execute<{ productId: string; finish: string; id: string | null }>(sql`
    select product_id as "productId", finish, card_variant_id as id from price_product
      where source = ${source} and product_id = any(${sql.param(ids)}::bigint[])
        and match in ('PINNED', 'IGNORED')`);
  return new Map(
    rows.map(({ productId, finish, id }) => [
      productKey({ productId: Number(productId), finish }),
      id,
    ]),
  );
}

/**
 * Notes what each product was matched with, and writes only what changed.
 *
 * @returns those that aren't certain
 */
export async function writeProducts(
  tx: Transaction,
  cardSetId: string,
  source: string,
  matched: readonly MatchedProduct<ProductPrice>[],
): Promise<UnmatchedProduct[]> {
  const uncertain = matched.filter(isUncertain);
  const candidates = await nearestPrintings(
    tx,
    cardSetId,
    uncertain.map(({ product }) => product),
  );
  const rows = matched.map(({ product, match, cardVariantId }) => ({
    product_id: product.productId,
    finish: product.finish,
    set_code: product.setCode,
    name: product.name,
    number: product.number,
    match,
    card_variant_id: cardVariantId,
    candidates: candidates.get(productKey(product)) ?? [],
  }));
  await tx.execute(sql`
    insert into price_product (source, product_id, finish, set_code, name, number, match, card_variant_id, candidates)
      select ${source}, product_id, finish, set_code, name, number, match, card_variant_id, candidates
        from jsonb_to_recordset(${asJson(rows)}) as row(product_id bigint, finish text, set_code text, name text,
          number text, match product_match, card_variant_id text, candidates text[])
      on conflict (source, product_id, finish) do update set set_code = excluded.set_code, name = excluded.name,
        number = excluded.number, match = excluded.match, card_variant_id = excluded.card_variant_id,
        candidates = excluded.candidates
        where (price_product.set_code, price_product.name, price_product.number, price_product.match,
            price_product.card_variant_id, price_product.candidates)
          is distinct from (excluded.set_code, excluded.name, excluded.number, excluded.match,
            excluded.card_variant_id, excluded.candidates)`);
  return uncertain.map(({ product, match }) => ({
    source,
    productId: product.productId,
    finish: product.finish,
    setCode: product.setCode,
    name: product.name,
    number: product.number,
    match,
    candidates: candidates.get(productKey(product)) ?? [],
  }));
}

type Uncertain = MatchedProduct<ProductPrice> & { match: UnmatchedProduct['match'] };

const isUncertain = (each: MatchedProduct<ProductPrice>): each is Uncertain =>
  each.match === 'AMBIGUOUS' || each.match === 'UNMATCHED';

/** How many cards are near enough, and how many of their printings are offered. */
const NEAREST_CARDS = 2;
const MOST_CANDIDATES = 8;

/** The printings of the set whose names are most like each product's, by the product's key (rules/search#ranking). */
async function nearestPrintings(
  tx: Transaction,
  cardSetId: string,
  products: readonly ProductPrice[],
): Promise<Map<string, string[]>> {
  const [first] = products;
  if (first === undefined) return new Map();
  const cards = await findCardsOfSets(tx, [cardSetId]);
  const finder = cardFinderOf(cards, [{ id: cardSetId, code: first.setCode }]);
  return new Map(
    products.map((product) => {
      const found = findCards(finder, readProductName(product.name).cardName, NEAREST_CARDS);
      const ids = found.flatMap(({ card }) => card.cardVariants.map(({ id }) => id));
      return [productKey(product), ids.slice(0, MOST_CANDIDATES)];
    }),
  );
}

export interface ProductRequest {
  source: string;
  productId: number;
  /** Null if the product has only one. */
  finish: string | null;
}

export type PinRefusal = {
  code: 'UNKNOWN_PRODUCT' | 'UNKNOWN_PRINTING' | 'SEVERAL_FINISHES' | 'OTHER_SET' | 'TAKEN';
  message: string;
};

/** A product in one finish, and what was decided about it before. */
export interface KnownProduct {
  source: string;
  productId: number;
  finish: string;
  name: string;
  setCode: string;
  match: ProductMatch;
  cardVariantId: string | null;
}

export type PinOutcome = { ok: true; product: KnownProduct } | { ok: false; refusal: PinRefusal };

/**
 * Decides for good which printing a product is: later imports take its prices for that printing, and the next sync reads
 * the set's prices again, even if their file hasn't changed. The prices that are there stay.
 *
 * @param cardVariantId null to ignore the product
 * @returns the product as it was before
 */
export const pinProduct = (
  database: Database | Transaction,
  request: ProductRequest,
  cardVariantId: string | null,
): Promise<PinOutcome> =>
  database.transaction(async (tx) => {
    const product = await findProduct(tx, request);
    if ('code' in product) return { ok: false, refusal: product };
    const refusal =
      cardVariantId === null ? null : await reasonNotToPin(tx, product, cardVariantId);
    if (refusal) return { ok: false, refusal };
    await tx.execute(sql`
      update price_product set match = ${cardVariantId === null ? 'IGNORED' : 'PINNED'}::product_match,
          card_variant_id = ${cardVariantId}, candidates = '{}'
        where source = ${product.source} and product_id = ${product.productId} and finish = ${product.finish}`);
    await tx.execute(sql`
      delete from catalogue_sync where card_set_id = ${product.setCode.toLowerCase()} and part = 'PRICES'`);
    return { ok: true, product };
  });

async function findProduct(
  tx: Transaction,
  { source, productId, finish }: ProductRequest,
): Promise<KnownProduct | PinRefusal> {
  const { rows } = await tx.execute<KnownProduct & Record<string, unknown>>(sql`
    select source, product_id::float8 as "productId", finish, name, set_code as "setCode", match,
        card_variant_id as "cardVariantId"
      from price_product where source = ${source} and product_id = ${productId} order by finish for update`);
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
    const choices = found.map((row) => `${productId}:${row.finish}`).join(' or ');
    return {
      code: 'SEVERAL_FINISHES',
      message: `Product ${productId} has several finishes; say which one: ${choices}.`,
    };
  }
  return product;
}

async function reasonNotToPin(
  tx: Transaction,
  { source, productId, finish, setCode }: KnownProduct,
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

/** The products that are no certain printing, by set and name. */
export async function findUnmatchedProducts(database: Database): Promise<UnmatchedProduct[]> {
  const { rows } = await database.execute<UnmatchedProduct & Record<string, unknown>>(sql`
    select source, product_id::float8 as "productId", finish, set_code as "setCode", name, number, match, candidates
      from price_product where match in ('AMBIGUOUS', 'UNMATCHED')
      order by set_code, name, product_id, finish`);
  return rows;
}
