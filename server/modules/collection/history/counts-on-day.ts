import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** How many copies of a printing there were at the end of a day. */
export interface DayCount {
  variantId: string;
  inventory: number;
}

/**
 * What a player had of a set's printings at the end of a day in UTC, from the ledger (product 6). Each printing's
 * latest event until then is found through the index, however many there are.
 *
 * @param asked `day` as ISO 8601, such as `2026-03-01`
 * @returns printings of which there was one at least
 */
export async function countsOnDay(
  database: Database,
  userId: string,
  { day, cardSetCode }: { day: string; cardSetCode: string },
): Promise<DayCount[]> {
  const { rows } = await database.execute<DayCount & Record<string, unknown>>(sql`
    select printing.id as "variantId", latest.inventory_to as inventory
      from card_set
      join card on card.card_set_id = card_set.id
      join card_variant printing on printing.card_id = card.id
      cross join lateral (
        select event.inventory_to
          from collection_event event
          join collection_step step on step.id = event.step_id
          where event.user_id = ${userId} and event.card_variant_id = printing.id
            and step.at < (${day}::date + 1)::timestamp at time zone 'UTC'
          order by event.step_id desc limit 1
      ) latest
      where card_set.code = ${cardSetCode} and latest.inventory_to > 0`);
  return rows;
}
