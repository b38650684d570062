import { type SQL, sql } from 'drizzle-orm';

interface PriceBefore {
  variantId: SQL;
  /** A time. */
  end: SQL;
  days: SQL;
}

/**
 * The price of a printing that was valid some days before a time: the newest one of that time or earlier, one look into
 * the index; no row without one. Days have 24 hours, whatever the time zone.
 */
export const priceBefore = ({ variantId, end, days }: PriceBefore): SQL => sql`
  select price_cents from market_price
  where card_variant_id = ${variantId} and recorded_at <= ${end} - ${days} * interval '24 hours'
  order by recorded_at desc
  limit 1`;
