import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

/** How many copies of a printing there were at the end of a day. */
const dayCount = z.object({ variantId: z.string(), inventory: z.number() });
export type DayCount = z.output<typeof dayCount>;

interface DayAndSet {
  /** As ISO 8601, such as `2026-03-01`. */
  day: string;
  /** How many minutes the day's zone is east of UTC when the day ends. */
  utcOffset: number;
  cardSetCode: string;
}

type CountsOnDay = (database: Database, userId: string, asked: DayAndSet) => Promise<DayCount[]>;

/**
 * A player's counts of a set's printings at the end of a day, from the ledger: on the day's nearer side, which has fewer
 * months to look into.
 *
 * @returns printings with at least one copy
 */
export const countsOnDay: CountsOnDay = async (database, userId, asked) => {
  const [first] = await rowsOf(
    database,
    sql`
    select ${asked.day}::date - at::date < now()::date - ${asked.day}::date as "isNearer"
      from collection_step where user_id = ${userId} order by id limit 1`,
    z.object({ isNearer: z.boolean() }),
  );
  if (first === undefined) return [];
  const read = first.isNearer ? countsFromFirstStep : countsFromToday;
  return read(database, userId, asked);
};

/** Reads forwards: a count is what the printing's last change until then made of it. */
export const countsFromFirstStep: CountsOnDay = (database, userId, asked) =>
  rowsOf(
    database,
    sql`
    select "variantId", inventory from (
      select distinct on (card_variant_id) card_variant_id as "variantId", inventory_to as inventory
        from collection_event
        where user_id = ${userId} and at < ${endOf(asked)} and card_variant_id in (${printingsOf(asked)})
        order by card_variant_id, step_id desc
    ) latest
      where inventory > 0`,
    dayCount,
  );

/** Reads backwards: a count is what the printing's first change since then began with; without one, it is the present count. */
export const countsFromToday: CountsOnDay = (database, userId, asked) =>
  rowsOf(
    database,
    sql`
    with change as (
      select distinct on (card_variant_id) card_variant_id, inventory_from
        from collection_event
        where user_id = ${userId} and at >= ${endOf(asked)} and card_variant_id in (${printingsOf(asked)})
        order by card_variant_id, step_id)
    select card_variant_id as "variantId", coalesce(inventory_from, inventory) as inventory
      from collection_item left join change using (card_variant_id)
      where user_id = ${userId} and card_variant_id in (${printingsOf(asked)})
        and coalesce(inventory_from, inventory) > 0`,
    dayCount,
  );

const endOf = ({ day, utcOffset }: DayAndSet): SQL =>
  sql`(${day}::date + 1)::timestamp at time zone 'UTC' - make_interval(mins => ${utcOffset}::int)`;

/** Each scan of a month reads the player's events of the set at once: a search for each printing would be many in each month. */
const printingsOf = ({ cardSetCode }: DayAndSet): SQL => sql`
  select printing.id from card_set
    join card on card.card_set_id = card_set.id
    join card_variant printing on printing.card_id = card.id
    where card_set.code = ${cardSetCode}`;
