import { sql } from 'drizzle-orm';
import type { ProductMatch } from '@domain/price-product';
import { cardFinderOf, findCards } from '@domain/find-cards';
import type { Database, Transaction } from '@server/platform/db/database';
import { findCardsOfSets } from '../../queries/cards/card-rows';
import { asJson } from '../import/store/transaction';
import {
  type MatchablePrinting,
  type MatchedProduct,
  type Pins,
  productKey,
  readProductName,
} from './match-products';
import type { ProductPrice } from './product-price';

/** A product without what it costs. */
export type KnownProduct = Omit<ProductPrice, 'market' | 'low' | 'mid' | 'high'>;

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

export type PrintingRow = MatchablePrinting & { name: string };

/** The printings of a set that its products may be, by id. */
export async function findPrintingsOfSet(
  tx: Transaction,
  cardSetId: string,
): Promise<Map<string, PrintingRow>> {
  const { rows } = await tx.execute<PrintingRow & Record<string, unknown>>(sql`
    select v.id, v.card_id as "cardId", c.name, concat_ws(' ', c.name, c.subtitle) as "cardName",
        v.variant_type as "variantType", v.number, v.other_numbers as "otherNumbers"
      from card c join card_variant v on v.card_id = c.id where c.card_set_id = ${cardSetId}`);
  return new Map(rows.map((row) => [row.id, row]));
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
  matched: readonly MatchedProduct<KnownProduct>[],
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
      select ${source}, row.* from jsonb_to_recordset(${asJson(rows)}) as row(product_id bigint, finish text,
          set_code text, name text, number text, match product_match, card_variant_id text, candidates text[])
        -- Those that are the same aren't even locked, which would write each of them every day.
        where not exists (select from price_product known
          where known.source = ${source} and known.product_id = row.product_id and known.finish = row.finish
            and (known.set_code, known.name, known.number, known.match, known.card_variant_id, known.candidates)
              is not distinct from (row.set_code, row.name, row.number, row.match, row.card_variant_id, row.candidates))
      on conflict (source, product_id, finish) do update set set_code = excluded.set_code, name = excluded.name,
        number = excluded.number, match = excluded.match, card_variant_id = excluded.card_variant_id,
        candidates = excluded.candidates`);
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

type Uncertain = MatchedProduct<KnownProduct> & { match: UnmatchedProduct['match'] };

const isUncertain = (each: MatchedProduct<KnownProduct>): each is Uncertain =>
  each.match === 'AMBIGUOUS' || each.match === 'UNMATCHED';

/** How many cards are near enough, and how many of their printings are offered. */
const NEAREST_CARDS = 2;
const MOST_CANDIDATES = 8;

/** The printings of the set whose names are most like each product's, by the product's key (rules/search#ranking). */
async function nearestPrintings(
  tx: Transaction,
  cardSetId: string,
  products: readonly KnownProduct[],
): Promise<Map<string, string[]>> {
  const [first] = products;
  if (first === undefined) return new Map();
  const cards = await findCardsOfSets(tx, [cardSetId]);
  const finder = cardFinderOf(cards, [{ id: cardSetId, code: first.setCode }]);
  return new Map(
    products.map((product) => {
      const { cardName } = readProductName(product.name);
      const found = findCards(finder, cardName, { most: NEAREST_CARDS });
      const ids = found.flatMap(({ card }) => card.cardVariants.map(({ id }) => id));
      return [productKey(product), ids.slice(0, MOST_CANDIDATES)];
    }),
  );
}

/** The products that are no certain printing, by set and name. */
export async function findUnmatchedProducts(database: Database): Promise<UnmatchedProduct[]> {
  const { rows } = await database.execute<UnmatchedProduct & Record<string, unknown>>(sql`
    select source, product_id::float8 as "productId", finish, set_code as "setCode", name, number, match, candidates
      from price_product where match in ('AMBIGUOUS', 'UNMATCHED')
      order by set_code, name, product_id, finish`);
  return rows;
}
