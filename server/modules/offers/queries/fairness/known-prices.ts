import { type KnownPrice, RANGE_DAYS } from '@domain/fairness';
import type { Database } from '@server/platform/db/database';
import { marketPriceAt } from '@server/platform/db/market-price-at';
import { isoTime } from '@server/platform/time/iso-time';
import { sql } from 'drizzle-orm';

const START = sql.raw(`(v.current_price_recorded_at - ${RANGE_DAYS} * interval '24 hours')`);

/**
 * What is known of printings' market prices, by printing; those that aren't in the catalogue are left out. The range has
 * the price that was valid at its start, and every change since. Older years of history aren't read.
 */
export async function findKnownPrices(
  database: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPrice>> {
  const { rows } = await database.execute<Row>(sql`
    select v.id, v.current_price_cents as "todayInCents",
        v.current_price_recorded_at::text as "confirmedAt",
        least(changes.low, held.cents) as "lowInCents",
        greatest(changes.high, held.cents) as "highInCents",
        exists (select from quarantined_price q where q.card_variant_id = v.id
          and q.recorded_at > coalesce(v.current_price_recorded_at, '-infinity')) as "isQuarantined"
      from card_variant v
      cross join lateral (select ${marketPriceAt(sql`v.id`, START)} as cents) held
      cross join lateral (
        select min(p.cents) as low, max(p.cents) as high
          from market_price_year y
          cross join lateral make_timestamptz(y.year, 1, 1, 0, 0, 0, 'UTC') as start(at)
          cross join lateral unnest(y.hours, y.cents) as p(hour, cents)
          where y.card_variant_id = v.id and y.year >= extract(year from ${START} at time zone 'UTC')
            and start.at + p.hour * interval '1 hour' > ${START}) changes
      where v.id = any(${sql.param([...new Set(variantIds)])}::text[])`);
  return new Map(
    rows.map(({ id, confirmedAt, ...price }) => [
      id,
      { ...price, confirmedAt: confirmedAt === null ? null : isoTime(confirmedAt) },
    ]),
  );
}

/** `confirmedAt` is PostgreSQL's text of a moment. */
type Row = KnownPrice & { id: string } & Record<string, unknown>;
