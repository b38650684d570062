import type { VariantType } from '@domain/card';
import { type Database, preparedFor } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** A price in US cents and when its provider stated it, as ISO 8601 text. */
export interface PricePoint {
  recordedAt: string;
  priceCents: number;
}

export interface PrintingPriceHistory {
  variantId: string;
  variantType: VariantType;
  /** Oldest first. */
  points: PricePoint[];
}

/** Ten years of weeks. */
export const MAX_POINTS = 520;

const statement = preparedFor((database) =>
  database
    .select({
      variantId: sql<string>`variant_id`,
      variantType: sql<VariantType>`variant_type`,
      recordedAt: sql<string[]>`recorded_at`,
      priceCents: sql<number[]>`price_cents`,
    })
    .from(
      sql`(
        select v.id as variant_id, v.variant_type,
          json_agg(p.recorded_at order by p.recorded_at) as recorded_at,
          json_agg(p.price_cents order by p.recorded_at) as price_cents
        from card_variant v
        cross join lateral (
          select distinct on (date_trunc('week', recorded_at, 'UTC')) recorded_at, price_cents
          from market_price
          where card_variant_id = v.id
          order by date_trunc('week', recorded_at, 'UTC') desc, recorded_at desc
          limit ${MAX_POINTS}
        ) p
        where v.card_id = ${sql.placeholder('cardId')}
        group by v.id
      ) as history`,
    )
    .prepare('price_history'),
);

/**
 * The prices of each printing of a card: the last one of each week, {@link MAX_POINTS} at most, so that the size of the
 * answer doesn't depend on how often a provider states prices. Printings without prices are left out.
 */
export async function findPriceHistory(
  database: Database,
  cardId: string,
): Promise<PrintingPriceHistory[]> {
  const rows = await statement(database).execute({ cardId });
  return rows.map(({ variantId, variantType, recordedAt, priceCents }) => ({
    variantId,
    variantType,
    points: recordedAt.map((at, index) => ({
      recordedAt: new Date(at).toISOString(),
      priceCents: priceCents[index] ?? 0,
    })),
  }));
}
