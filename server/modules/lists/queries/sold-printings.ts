import type { Postage } from '@domain/deal';
import { PRICE_TYPES, type PriceType, priceForType, ROUNDING_STEPS } from '@domain/pricing';
import type { Database, Transaction } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import type { Viewer } from '@server/platform/viewer';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { freeListings } from './listing-rows';
import { pricesOf } from './listings';

/** A seller's copies of a printing that nobody has been promised. */
export interface SoldPrinting {
  sellerId: string;
  handle: string;
  variantId: string;
  cardId: string;
  available: number;
  priceType: PriceType;
  /** What a copy costs, in whole cents; null where that is to be agreed, and without a market price. */
  priceInCents: number | null;
  /** What the seller asks for postage; null if the list doesn't say. */
  postage: Postage;
  /** For how much one has to buy at least, in whole cents. */
  minimumCents: number;
}

const step = z.object({
  upToCopies: z.number().nullable(),
  upToCents: z.number().nullable(),
  cents: z.number(),
});

const soldRow = z.object({
  sellerId: z.string(),
  handle: z.string(),
  variantId: z.string(),
  cardId: z.string(),
  available: z.number(),
  priceType: z.enum(PRICE_TYPES),
  fixedCents: z.number().nullable(),
  marketCents: z.number().nullable(),
  percentageAdjustment: z.number(),
  roundingStep: z.literal(ROUNDING_STEPS),
  postage: z.array(step).nullable(),
  minimumCents: z.number(),
});

/** More than any deal needs: the cheapest are looked at. */
const MAX_SOLD = 50_000;

/** Who sells these printings, the cheapest first, by sale lists that the viewer may see, without the viewer's own. */
export async function soldPrintings(
  database: Database | Transaction,
  viewer: Viewer,
  variantIds: readonly string[],
): Promise<SoldPrinting[]> {
  const named = sql`v.id = any(${sql.param([...new Set(variantIds)])}::text[])`;
  const statement = sql`
    with ${freeListings('SALE_LIST', viewer, named)}
    select owner_id as "sellerId", u.handle, variant_id as "variantId", v.card_id as "cardId", available,
        price_type as "priceType", fixed_price_cents as "fixedCents", market_cents as "marketCents",
        free.percentage_adjustment as "percentageAdjustment", free.rounding_step as "roundingStep",
        own.postage, own.minimum_cents as "minimumCents"
      from free
      join user_account u on u.id = owner_id
      join sale_list own on own.user_id = owner_id
      join card_variant v on v.id = variant_id
      where u.deleted_at is null and u.handle is not null
      order by price nulls last, u.handle, variant_id limit ${MAX_SOLD}`;
  const rows = await rowsOf(database, statement, soldRow);
  return rows.map((row) => ({ ...row, priceInCents: priceForType(row.priceType, pricesOf(row)) }));
}
