import type { Dated, PrintingHistory } from '@domain/collection-worth';
import type { Database } from '@server/db/database';
import { sql, type SQL } from 'drizzle-orm';

interface Asked {
  userId: string;
  /** In upper case; null for all sets. */
  cardSetCode: string | null;
  /** Milliseconds since 1970, in the order of time. */
  moments: readonly number[];
}

interface Row extends Record<string, unknown> {
  countSlots: number[];
  counts: number[];
  priceSlots: number[] | null;
  prices: number[] | null;
}

/** The counts and prices of every printing that a player ever counted, as they were at some moments. */
export async function findPrintingHistories(
  database: Database,
  asked: Asked,
): Promise<PrintingHistory[]> {
  const { rows } = await database.execute<Row>(statement(asked));
  const dated = (slots: readonly number[], values: readonly number[]): Dated[] =>
    slots.map((slot, index) => ({
      at: asked.moments[slot] ?? Infinity,
      value: values[index] ?? 0,
    }));
  return rows.map(({ countSlots, counts, priceSlots, prices }) => ({
    counts: dated(countSlots, counts),
    prices: dated(priceSlots ?? [], prices ?? []),
  }));
}

function statement({ userId, cardSetCode, moments }: Asked): SQL {
  const times = sql.param(moments.map((moment) => new Date(moment).toISOString()));
  /** The index of the first moment at which something counts that happened at a time: counts the moments before it. */
  const slot = (at: SQL) =>
    sql`width_bucket(${at} - interval '1 microsecond', ${times}::timestamptz[])`;
  return sql`
    with change as (
      -- Steps are in the order of their ids; one that began before another may bear an earlier time.
      select e.card_variant_id, e.step_id, e.inventory_to as value, max(s.at) over printing as at
      from collection_event e
      join collection_step s on s.id = e.step_id
      where e.user_id = ${userId} ${ofSet(cardSetCode)}
      window printing as (partition by e.card_variant_id order by e.step_id)
    ), counts as (
      select card_variant_id, ${list(slot(sql`at`), sql`step_id`)} as slots,
        ${list(sql`value`, sql`step_id`)} as values
      from change
      group by card_variant_id
    )
    select c.slots as "countSlots", c.values as counts, p.slots as "priceSlots", p.values as prices
    from counts c
    -- One by one, by an index that has their order already.
    cross join lateral (
      select ${list(slot(sql`recorded_at`), sql`recorded_at`)} as slots,
        ${list(sql`price_cents`, sql`recorded_at`)} as values
      from market_price
      where card_variant_id = c.card_variant_id
    ) p`;
}

/** Values in an order as one JSON array, which is read faster than as many rows. */
const list = (value: SQL, order: SQL): SQL =>
  sql`array_to_json(array_agg(${value} order by ${order}))`;

const ofSet = (cardSetCode: string | null): SQL =>
  cardSetCode === null
    ? sql``
    : sql`and e.card_variant_id in (
        select v.id
        from card_set cs
        join card c on c.card_set_id = cs.id
        join card_variant v on v.card_id = c.id
        where cs.code = ${cardSetCode}
      )`;
