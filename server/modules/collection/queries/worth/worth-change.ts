import type { Database } from '@server/platform/db/database';
import { marketPriceAt } from '@server/platform/db/market-price-at';
import { rowsOf } from '@server/platform/db/rows-of';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

const change = z.object({ cents: z.number().nullable() });

/**
 * How much the worth of a player's collection changed in some days, by prices and by copies: the worth over time has the
 * same at its ends, but reads all prices for it.
 *
 * @returns whole US cents; null if nothing was counted before these days
 */
export async function worthChange(
  database: Database,
  userId: string,
  days: number,
): Promise<number | null> {
  const then = sql`(now() - ${days} * interval '1 day')`;
  const statement = sql`
    with changed as (
      select distinct on (card_variant_id) card_variant_id, inventory_from as copies
        from collection_event where user_id = ${userId} and at > ${then}
        order by card_variant_id, step_id),
    counted as (
      select v.id, i.inventory as copies, coalesce(changed.copies, i.inventory) as copies_then,
          v.current_price_cents as cents
        from collection_item i join card_variant v on v.id = i.card_variant_id
        left join changed on changed.card_variant_id = v.id
        where i.user_id = ${userId})
    select case when exists (select from collection_step where user_id = ${userId} and at <= ${then}) then (
        select coalesce(sum(copies * coalesce(cents, 0)::bigint
            - copies_then * coalesce(${marketPriceAt(sql`id`, then)}, 0)::bigint), 0)
          from counted where copies > 0 or copies_then > 0)::float8 end as cents`;
  const [row] = await rowsOf(database, statement, change);
  return row?.cents ?? null;
}
