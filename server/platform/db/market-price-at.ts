import { type SQL, sql } from 'drizzle-orm';

/**
 * What a printing cost at a time: its newest price of that time or earlier, in US cents; null without one. It reads one
 * row, and searches it by halves. Written into the statement, since a
 * function is slower.
 */
export const marketPriceAt = (variantId: SQL, at: SQL): SQL<number | null> => sql`(
  select y.cents[width_bucket(least(floor(extract(epoch from (${at}) - start.at) / 3600), 8784)::smallint, y.hours)]
    from market_price_year y cross join lateral make_timestamptz(y.year, 1, 1, 0, 0, 0, 'UTC') as start(at)
    where y.card_variant_id = ${variantId} and start.at + y.hours[1] * interval '1 hour' <= ${at}
    order by y.year desc limit 1)`;
