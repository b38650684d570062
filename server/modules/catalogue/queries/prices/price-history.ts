import type { VariantType } from '@domain/card';
import type { Dated } from '@domain/collection-worth';
import {
  heldUntil,
  lowAndHigh,
  type PriceRange,
  rangeStart,
  stepsSince,
  thinnedSteps,
} from '@domain/pricing';
import { type Database, preparedFor } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';

/** A price in US cents and when its provider stated it, as ISO 8601 text. */
export interface PricePoint {
  recordedAt: string;
  priceCents: number;
}

export interface PrintingPriceHistory {
  variantId: string;
  variantType: VariantType;
  /** When its last price was last confirmed, as ISO 8601 text: the end of the range. */
  confirmedAt: string;
  /** Oldest first, `MAX_PRICE_POINTS` at most; each is valid until the next one. */
  points: PricePoint[];
  /** Of all prices in the range. */
  low: PricePoint;
  high: PricePoint;
}

interface PriceHistoryInput {
  cardId: string;
  /** Null for all printings of the card. */
  variantId: string | null;
  range: PriceRange;
}

/** Milliseconds since 1970. */
const millis = (at: string) => sql.raw(`round(extract(epoch from ${at}) * 1000)::float8`);

const statement = preparedFor((database) =>
  database
    .select({
      variantId: sql<string>`variant_id`,
      variantType: sql<VariantType>`variant_type`,
      confirmedAt: sql<number | null>`confirmed_at`,
      times: sql<number[]>`times`,
      cents: sql<number[]>`cents`,
    })
    .from(
      sql`(
        select v.id as variant_id, v.variant_type, p.times, p.cents,
          ${millis('v.current_price_recorded_at')} as confirmed_at
        from card_variant v
        cross join lateral (
          select json_agg(${millis('recorded_at')} order by recorded_at) as times,
            json_agg(price_cents order by recorded_at) as cents
          from market_price
          where card_variant_id = v.id
        ) p
        where v.card_id = ${sql.placeholder('cardId')}
          and coalesce(v.id = ${sql.placeholder('variantId')}, true)
          and p.times is not null
      ) as history`,
    )
    .prepare('price_history'),
);

/**
 * The prices of a card's printings in a range that ends when each was last confirmed (rules/prices#history). A price is
 * valid from its time until the next one. Printings without prices are left out.
 */
export async function findPriceHistory(
  database: Database,
  { cardId, variantId, range }: PriceHistoryInput,
): Promise<PrintingPriceHistory[]> {
  const rows = await statement(database).execute({ cardId, variantId });
  return rows.flatMap(({ times, cents, confirmedAt, ...printing }) => {
    const steps = times.map((at, index): Dated => ({ at, value: cents[index] ?? 0 }));
    const end = Math.max(confirmedAt ?? 0, times.at(-1) ?? 0);
    const start = rangeStart(range, new Date(end).toISOString());
    const shown = heldUntil(stepsSince(steps, start === null ? null : Date.parse(start)), end);
    const ends = lowAndHigh(shown);
    if (ends === null) return [];
    return {
      ...printing,
      confirmedAt: new Date(end).toISOString(),
      points: thinnedSteps(shown).map(pointOf),
      low: pointOf(ends.low),
      high: pointOf(ends.high),
    };
  });
}

const pointOf = ({ at, value }: Dated): PricePoint => ({
  recordedAt: new Date(at).toISOString(),
  priceCents: value,
});
