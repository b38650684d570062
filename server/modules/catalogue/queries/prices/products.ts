import type { VariantType } from '@domain/card';
import {
  findPinnedProducts as findPinned,
  type JudgedProduct,
} from '../../commands/prices/pin-product';
import {
  findUnmatchedProducts as findUnmatched,
  type UnmatchedProduct,
} from '../../commands/prices/price-products';
import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';

/** A printing that a product is, or could be. */
export interface ProductPrinting {
  variantId: string;
  cardId: string;
  /** With its subtitle. */
  cardName: string;
  number: string;
  variantType: VariantType;
}

/** A product that is no certain printing. */
export interface DoubtfulProduct extends Omit<UnmatchedProduct, 'candidates'> {
  /** Likeliest first. */
  candidates: ProductPrinting[];
}

/** A product about which a person has decided. */
export interface DecidedProduct extends JudgedProduct {
  /** Null if it is no card. */
  printing: ProductPrinting | null;
}

interface Found<Product> {
  nodes: Product[];
  /** The number of all. */
  total: number;
}

/** Products of price sources that no rule matched, by set and name. */
export async function findUnmatchedProducts(
  database: Database,
  limit: number,
): Promise<Found<DoubtfulProduct>> {
  const products = await findUnmatched(database);
  const shown = products.slice(0, limit);
  const printings = await findPrintingsOfProducts(
    database,
    shown.flatMap(({ candidates }) => candidates),
  );
  const nodes = shown.map((product) => ({
    ...product,
    candidates: product.candidates.flatMap((id) => printings.get(id) ?? []),
  }));
  return { nodes, total: products.length };
}

/** Products about which people have decided, by set and name. */
export async function findDecidedProducts(
  database: Database,
  limit: number,
): Promise<Found<DecidedProduct>> {
  const products = await findPinned(database);
  const shown = products.slice(0, limit);
  const printings = await findPrintingsOfProducts(
    database,
    shown.flatMap(({ cardVariantId }) => cardVariantId ?? []),
  );
  const nodes = shown.map((product) => ({
    ...product,
    printing: printings.get(product.cardVariantId ?? '') ?? null,
  }));
  return { nodes, total: products.length };
}

async function findPrintingsOfProducts(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, ProductPrinting>> {
  const { rows } = await database.execute<ProductPrinting & Record<string, unknown>>(sql`
    select v.id as "variantId", c.id as "cardId", concat_ws(', ', c.name, c.subtitle) as "cardName",
        v.number, v.variant_type as "variantType"
      from card_variant v join card c on c.id = v.card_id
      where v.id = any(${sql.param([...new Set(ids)])}::text[])`);
  return new Map(rows.map((row) => [row.variantId, row]));
}
