import { CHANGE_SPANS, type PrintingFacts } from '@domain/card-filter';
import { priceChange } from '@domain/pricing';
import type { Database } from '@server/platform/db/database';
import { marketPriceAt } from '@server/platform/db/market-price-at';
import { rowsOf } from '@server/platform/db/rows-of';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

type Changes = PrintingFacts['changes'];

/** How the prices of a set's printings have changed, by the printing's id; without those that are new. */
export async function findPriceChanges(database: Database, cardSetId: string): Promise<Changes> {
  const prices = await findPricesOf(database, cardSetId);
  return Object.fromEntries(
    prices.flatMap((price) => {
      const known = changesOf(price);
      return Object.keys(known).length > 0 ? [[price.id, known]] : [];
    }),
  );
}

const priceNow = z.object({
  id: z.string(),
  priceCents: z.number(),
  recordedAt: z.string(),
  /** What it cost before each span; null without a price that old. */
  before: z.array(z.number().nullable()),
});

function findPricesOf(database: Database, cardSetId: string) {
  const at = sql`v.current_price_recorded_at - days * interval '24 hours'`;
  const spans = sql.raw(`array[${CHANGE_SPANS.join(', ')}]`);
  const statement = sql`
    select v.id, v.current_price_cents as "priceCents", v.current_price_recorded_at as "recordedAt",
        array_to_json(array(select ${marketPriceAt(sql`v.id`, at)}
          from unnest(${spans}) with ordinality as span(days, place) order by place)) as before
      from card_variant v where v.of_set = ${cardSetId} and v.current_price_cents is not null`;
  return rowsOf(database, statement, priceNow);
}

function changesOf({ recordedAt, priceCents, before }: z.output<typeof priceNow>): Changes[string] {
  const last = { recordedAt: new Date(recordedAt).toISOString(), priceCents };
  return Object.fromEntries(
    CHANGE_SPANS.flatMap((days, index) => {
      const cents = before[index] ?? null;
      if (cents === null) return [];
      const at = new Date(Date.parse(recordedAt) - days * DAY).toISOString();
      const change = priceChange([{ recordedAt: at, priceCents: cents }, last], days);
      return change === null ? [] : [[days, change]];
    }),
  );
}

const DAY = 86_400_000;
