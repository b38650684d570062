import { CHANGE_PERIODS, type ChangePeriod } from '@domain/pricing';
import { type Database, preparedFor } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import { priceBefore } from './price-before';

/** How the price of a printing differs from the one that was valid some days before it was last confirmed. */
export interface PriceChange {
  days: ChangePeriod;
  /** Whole US cents. */
  fromCents: number;
  toCents: number;
}

export interface PrintingPriceChanges {
  variantId: string;
  /** Without those that its history is too short for. */
  changes: PriceChange[];
}

const statement = preparedFor((database) =>
  database
    .select({
      variantId: sql<string>`id`,
      toCents: sql<number>`cents`,
      days: sql<ChangePeriod>`days`,
      fromCents: sql<number>`from_cents`,
    })
    .from(
      sql`(
        select v.id, v.current_price_cents as cents, period.days, before.price_cents as from_cents
        from card_variant v
        cross join (values ${sql.raw(CHANGE_PERIODS.map((days) => `(${days})`).join(', '))})
          period(days)
        cross join lateral (select ${priceBefore({
          variantId: sql`v.id`,
          end: sql`v.current_price_recorded_at`,
          days: sql`period.days`,
        })} as price_cents) before
        where before.price_cents is not null and v.card_id = ${sql.placeholder('cardId')} and v.current_price_cents is not null
        order by v.id, period.days
      ) as change`,
    )
    .prepare('price_changes'),
);

/** How the prices of a card's printings have changed (rules/prices#price-change); those without a change are left out. */
export async function findPriceChanges(
  database: Database,
  cardId: string,
): Promise<PrintingPriceChanges[]> {
  const byPrinting = new Map<string, PriceChange[]>();
  for (const { variantId, ...change } of await statement(database).execute({ cardId })) {
    byPrinting.set(variantId, [...(byPrinting.get(variantId) ?? []), change]);
  }
  return [...byPrinting].map(([variantId, changes]) => ({ variantId, changes }));
}
