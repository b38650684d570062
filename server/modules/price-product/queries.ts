import type { VariantType } from '@domain/card';
import {
  findUnmatchedProducts as findProducts,
  type UnmatchedProduct,
} from '@server/catalogue/prices/price-products';
import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** A printing that a product could be. */
export interface CandidatePrinting {
  variantId: string;
  cardId: string;
  /** With its subtitle. */
  cardName: string;
  number: string;
  variantType: VariantType;
}

export interface ListedProduct extends Omit<UnmatchedProduct, 'candidates'> {
  /** Likeliest first. */
  candidates: CandidatePrinting[];
}

/** Products of price sources that no rule matched, by set and name, and the number of all. */
export async function findUnmatchedProducts(
  database: Database,
  limit: number,
): Promise<{ nodes: ListedProduct[]; total: number }> {
  const products = await findProducts(database);
  const shown = products.slice(0, limit);
  const ids = [...new Set(shown.flatMap(({ candidates }) => candidates))];
  const { rows } = await database.execute<CandidatePrinting & Record<string, unknown>>(sql`
    select v.id as "variantId", c.id as "cardId", concat_ws(', ', c.name, c.subtitle) as "cardName",
        v.number, v.variant_type as "variantType"
      from card_variant v join card c on c.id = v.card_id
      where v.id = any(${sql.param(ids)}::text[])`);
  const printings = new Map(rows.map((row) => [row.variantId, row]));
  return {
    nodes: shown.map((product) => ({
      ...product,
      candidates: product.candidates.flatMap((id) => printings.get(id) ?? []),
    })),
    total: products.length,
  };
}
