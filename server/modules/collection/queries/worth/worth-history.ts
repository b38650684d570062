import { isCardSetCode } from '@domain/card-set';
import {
  type Dated,
  momentsBetween,
  type Payment,
  type PrintingHistory,
  withPayments,
  worthOverTime,
  type WorthPoint,
} from '@domain/collection-worth';
import type { Database } from '@server/platform/db/database';
import { marketPriceAt } from '@server/platform/db/market-price-at';
import { type SQL, sql } from 'drizzle-orm';

export interface WorthHistoryInput {
  /** In upper case; null for all sets. */
  cardSetCode: string | null;
  /** Milliseconds since 1970; null for the first count. */
  from: number | null;
  /** Milliseconds since 1970; null for now. */
  to: number | null;
}

/** The counts and prices of a player's printings in a period. */
interface WorthTime {
  /** Milliseconds since 1970, ascending. */
  moments: number[];
  printings: FoundHistory[];
  payments: Payment[];
}

/** Chooses the moments of a period between its first and last one. */
type Moments = (first: number, last: number) => number[];

/**
 * The counts and prices of a player's printings, from the first count until now at most.
 *
 * @returns null if nothing was counted in the period
 */
export async function findWorthTime(
  database: Database,
  userId: string,
  { cardSetCode, from, to }: WorthHistoryInput,
  momentsOf: Moments,
): Promise<WorthTime | null> {
  if (cardSetCode !== null && !isCardSetCode(cardSetCode)) return null;
  const { firstCountAt, now } = await findLedgerBounds(database, userId, cardSetCode);
  if (firstCountAt === null) return null;
  const first = Math.max(firstCountAt, from ?? firstCountAt);
  const last = Math.min(now, to ?? now);
  if (first > last) return null;
  const moments = momentsOf(first, last);
  const query = { userId, cardSetCode, moments };
  const payments = await findPayments(database, query);
  return {
    moments,
    printings: await findPrintingHistories(database, query),
    // Earlier payments are part of the worth at the start of a shorter time.
    payments: payments.filter(({ index }) => index > 0 || first === firstCountAt),
  };
}

/**
 * The worth of a player's collection over time, from its first count until now at most (rules/collection#worth).
 *
 * @param momentsOf the moments of a chart by default, 120 at most
 * @returns oldest first; empty if nothing was counted in the period
 */
export async function worthHistory(
  database: Database,
  userId: string,
  input: WorthHistoryInput,
  momentsOf: Moments = momentsBetween,
): Promise<WorthPoint[]> {
  const time = await findWorthTime(database, userId, input, momentsOf);
  if (time === null) return [];
  const worth = withPayments(worthOverTime(time.printings, time.moments), time.payments);
  return worth.map((then, index) => ({
    at: new Date(time.moments[index] ?? 0).toISOString(),
    ...then,
  }));
}

/**
 * A player's payments for steps up to the last of the given moments, except for undone steps. Their copies count at the
 * price of the first moment that isn't before the step, as in the worth over time.
 */
async function findPayments(
  database: Database,
  { userId, cardSetCode, moments }: HistoriesQuery,
): Promise<Payment[]> {
  const times = momentsParam(moments);
  const isShown =
    cardSetCode === null ? sql`true` : sql`card_variant_id in (${printingsOf(cardSetCode)})`;
  const { rows } = await database.execute<PaymentRow>(sql`
    with paid as (
      select s.id, s.at, s.paid_cents, ${slotOf(sql`s.at`, times)} as index
      from collection_step s
      where s.user_id = ${userId} and s.paid_cents is not null and not exists (
        select from collection_step u where u.user_id = s.user_id and u.undoes_id = s.id and not exists (
          select from collection_step r where r.user_id = u.user_id and r.undoes_id = u.id))
    ), change as (
      select p.id, p.paid_cents, p.index, ${isShown} as is_shown,
        e.inventory_to - e.inventory_from as copies,
        (e.inventory_to - e.inventory_from)::bigint
          * coalesce(${marketPriceAt(sql`e.card_variant_id`, sql`(${times}::timestamptz[])[p.index + 1]`)}, 0) as cents
      from paid p join collection_event e on e.step_id = p.id and e.at = p.at
      where p.index < ${moments.length}
    )
    select index, paid_cents as "paidCents",
      sum(cents)::float8 as "allCents", sum(copies)::float8 as "allCopies",
      coalesce(sum(cents) filter (where is_shown), 0)::float8 as "shownCents",
      coalesce(sum(copies) filter (where is_shown), 0)::float8 as "shownCopies"
    from change
    group by id, index, paid_cents
    having bool_or(is_shown)`);
  return rows.map(({ index, paidCents, ...row }) => ({
    index,
    paidCents,
    all: { cents: row.allCents, copies: row.allCopies },
    shown: { cents: row.shownCents, copies: row.shownCopies },
  }));
}

interface PaymentRow extends Record<string, unknown> {
  index: number;
  paidCents: number;
  allCents: number;
  allCopies: number;
  shownCents: number;
  shownCopies: number;
}

const momentsParam = (moments: readonly number[]): SQL =>
  sql`${sql.param(moments.map((moment) => new Date(moment).toISOString()))}`;

/** The index of the first moment that isn't before a time: the number of moments before it. */
const slotOf = (at: SQL, times: SQL): SQL =>
  sql`width_bucket(${at} - interval '1 microsecond', ${times}::timestamptz[])`;

interface FoundHistory extends PrintingHistory {
  variantId: string;
}

interface HistoriesQuery {
  userId: string;
  /** In upper case; null for all sets. */
  cardSetCode: string | null;
  /** Milliseconds since 1970, ascending. */
  moments: readonly number[];
}

interface Row extends Record<string, unknown> {
  variantId: string;
  countSlots: number[];
  counts: number[];
  priceSlots: number[] | null;
  prices: number[] | null;
}

/** The counts and prices of every printing that a player ever counted, at some moments. */
async function findPrintingHistories(
  database: Database,
  query: HistoriesQuery,
): Promise<FoundHistory[]> {
  const { rows } = await database.execute<Row>(statement(query));
  const dated = (slots: readonly number[], values: readonly number[]): Dated[] =>
    slots.map((slot, index) => ({
      at: query.moments[slot] ?? Infinity,
      value: values[index] ?? 0,
    }));
  return rows.map(({ variantId, countSlots, counts, priceSlots, prices }) => ({
    variantId,
    counts: dated(countSlots, counts),
    prices: dated(priceSlots ?? [], prices ?? []),
  }));
}

function statement({ userId, cardSetCode, moments }: HistoriesQuery): SQL {
  const times = momentsParam(moments);
  return sql`
    with change as (
      -- Steps are ordered by their ids. A step may have an earlier time than the one before it.
      select e.card_variant_id, e.step_id, e.inventory_to as value, max(e.at) over printing as at
      from collection_event e
      where e.user_id = ${userId} ${ofSet(cardSetCode)}
      window printing as (partition by e.card_variant_id order by e.step_id)
    ), counts as (
      select card_variant_id, ${list(slotOf(sql`at`, times), sql`step_id`)} as slots,
        ${list(sql`value`, sql`step_id`)} as values
      from change
      group by card_variant_id
    )
    select c.card_variant_id as "variantId", c.slots as "countSlots", c.values as counts, p.slots as "priceSlots", p.values as prices
    from counts c
    -- One by one: each printing's history is a few rows.
    cross join lateral (
      select ${list(slotOf(sql`recorded_at`, times), sql`recorded_at`)} as slots,
        ${list(sql`price_cents`, sql`recorded_at`)} as values
      from market_price
      where card_variant_id = c.card_variant_id
    ) p`;
}

/** Ordered values as one JSON array, which is read faster than rows. */
const list = (value: SQL, order: SQL): SQL =>
  sql`array_to_json(array_agg(${value} order by ${order}))`;

const ofSet = (cardSetCode: string | null): SQL =>
  cardSetCode === null ? sql`` : sql`and e.card_variant_id in (${printingsOf(cardSetCode)})`;

const printingsOf = (cardSetCode: string): SQL => sql`
  select v.id
  from card_set cs
  join card c on c.card_set_id = cs.id
  join card_variant v on v.card_id = c.id
  where cs.code = ${cardSetCode}`;

/** Both in milliseconds since 1970. */
interface LedgerBounds {
  /** Null if nothing was ever counted. */
  firstCountAt: number | null;
  /** By the database's clock, which dates the ledger. */
  now: number;
}

/** When a player first counted a printing, of one set or of all sets. */
async function findLedgerBounds(
  database: Database,
  userId: string,
  cardSetCode: string | null,
): Promise<LedgerBounds> {
  const first =
    cardSetCode === null
      ? sql`select min(at) from collection_step where user_id = ${userId}`
      : sql`
        select min(e.at)
        from card_set cs
        join card c on c.card_set_id = cs.id
        join card_variant v on v.card_id = c.id
        join collection_event e on e.user_id = ${userId} and e.card_variant_id = v.id
        where cs.code = ${cardSetCode}`;
  // Rounded up to the millisecond, so that a count within it isn't cut off.
  const milliseconds = (moment: typeof first) =>
    sql`ceil(extract(epoch from ${moment}) * 1000)::float8`;
  const { rows } = await database.execute<{ first: number | null; now: number }>(sql`
    select ${milliseconds(sql`(${first})`)} as first, ${milliseconds(sql`now()`)} as now`);
  return { firstCountAt: rows[0]?.first ?? null, now: rows[0]?.now ?? 0 };
}
