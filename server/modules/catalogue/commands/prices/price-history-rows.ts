import { sql } from 'drizzle-orm';
import { type Transaction } from '../import/store/transaction';
import { hourOf, type HourlyPrice, type Spread, withPrice } from './price-changes';
import { fromPriceYears, type PriceYear, toPriceYears, yearOf } from './price-year';

/** A printing's price in cents at a time, in milliseconds since 1970. */
export interface TimedPrice {
  cardVariantId: string;
  at: number;
  cents: number;
  spread: Spread | null;
}

/** A printing whose history is read around some hours. */
interface HistoryRequest {
  cardVariantId: string;
  from: number;
  to: number;
  /** Also the changes before and after these years; without them, only the years that hold the hours. */
  isWide: boolean;
}

/** The histories of printings around some hours, by the printing's id; those without any price are left out. */
export async function findHistories(
  tx: Transaction,
  requests: readonly HistoryRequest[],
): Promise<Map<string, HourlyPrice[]>> {
  if (requests.length === 0) return new Map();
  const { rows } = await tx.execute<PriceYear & Record<string, unknown>>(sql`
    select y.card_variant_id as "cardVariantId", y.year, array_to_json(y.hours) as hours,
        array_to_json(y.cents) as cents, y.spreads
      from unnest(${sql.param(requests.map(({ cardVariantId }) => cardVariantId))}::text[],
        ${sql.param(requests.map(({ from }) => yearOf(from)))}::int[],
        ${sql.param(requests.map(({ to }) => yearOf(to)))}::int[],
        ${sql.param(requests.map(({ isWide }) => isWide))}::boolean[]) as asked(id, "from", "to", is_wide)
      join market_price_year y on y.card_variant_id = asked.id
        and y.year >= case when is_wide then coalesce((select max(year) from market_price_year
            where card_variant_id = asked.id and year < asked."from"), asked."from") else asked."from" end
        and y.year <= case when is_wide then coalesce((select min(year) from market_price_year
            where card_variant_id = asked.id and year > asked."to"), asked."to") else asked."to" end`);
  return new Map(
    Array.from(byPrinting(rows), ([id, ofPrinting]) => [id, fromPriceYears(ofPrinting)]),
  );
}

function byPrinting<Row extends { cardVariantId: string }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.cardVariantId);
    if (group) group.push(row);
    else groups.set(row.cardVariantId, [row]);
  }
  return groups;
}

/** The hours in which a printing's price was stated after a time, ascending. */
export type ConfirmedHours = (cardVariantId: string, after: number) => readonly number[];

/**
 * Adds prices to the history of their printings, in as many statements as for one.
 *
 * @param newerThan when each printing's current price was stated; a newer price goes to the end of its history
 * @returns how many prices were new in the history, how many corrected one of the same hour, and how many repeated
 * what it had
 */
export async function addToHistory(
  tx: Transaction,
  prices: readonly TimedPrice[],
  newerThan: ReadonlyMap<string, number>,
  confirmedHours: ConfirmedHours,
): Promise<{ added: number; updated: number; unchanged: number }> {
  const tally = { added: 0, updated: 0, unchanged: 0 };
  const groups = byPrinting(prices.toSorted((one, other) => one.at - other.at));
  const histories = await findHistories(
    tx,
    Array.from(groups, ([cardVariantId, ofPrinting]) => {
      const hours = ofPrinting.map(({ at }) => hourOf(at));
      const [from = 0, to = 0] = [hours[0], hours.at(-1)];
      return {
        cardVariantId,
        from,
        to,
        isWide: from <= hourOf(newerThan.get(cardVariantId) ?? -Infinity),
      };
    }),
  );
  const written: PriceYear[] = [];
  const emptied: Pick<PriceYear, 'cardVariantId' | 'year'>[] = [];
  for (const [cardVariantId, ofPrinting] of groups) {
    const before = histories.get(cardVariantId) ?? [];
    let history = before;
    for (const { at, cents, spread } of ofPrinting) {
      const hour = hourOf(at);
      const same = history.find((each) => each.hour === hour);
      const next = withPrice(history, { hour, cents, spread }, confirmedHours(cardVariantId, at));
      if (same) tally[same.cents === cents ? 'unchanged' : 'updated'] += 1;
      else tally[next.some((each) => each.hour === hour) ? 'added' : 'unchanged'] += 1;
      history = next;
    }
    const years = toPriceYears(cardVariantId, history);
    const old = new Map(toPriceYears(cardVariantId, before).map((year) => [year.year, year]));
    written.push(...years.filter((year) => !isSame(year, old.get(year.year))));
    for (const { year } of years) old.delete(year);
    emptied.push(...[...old.keys()].map((year) => ({ cardVariantId, year })));
  }
  await writeYears(tx, written);
  await deleteYears(tx, emptied);
  return tally;
}

const isSame = (one: PriceYear, other: PriceYear | undefined): boolean =>
  other !== undefined &&
  listOf(one.hours) === listOf(other.hours) &&
  listOf(one.cents) === listOf(other.cents) &&
  hexOf(one) === hexOf(other);

/** As PostgreSQL reads an array. */
const listOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;
const hexOf = ({ spreads }: PriceYear): string | null => spreads?.toString('hex') ?? null;

/** Writes years of histories, over those that are there. */
export async function writeYears(tx: Transaction, years: readonly PriceYear[]): Promise<void> {
  if (years.length === 0) return;
  await tx.execute(sql`
    insert into market_price_year (card_variant_id, year, hours, cents, spreads)
      select id, year, hours::smallint[], cents::int[], decode(spreads, 'hex')
        from unnest(${sql.param(years.map(({ cardVariantId }) => cardVariantId))}::text[],
          ${sql.param(years.map(({ year }) => year))}::smallint[],
          ${sql.param(years.map(({ hours }) => listOf(hours)))}::text[],
          ${sql.param(years.map(({ cents }) => listOf(cents)))}::text[],
          ${sql.param(years.map(hexOf))}::text[]) as row(id, year, hours, cents, spreads)
      on conflict (card_variant_id, year) do update
        set hours = excluded.hours, cents = excluded.cents, spreads = excluded.spreads`);
}

async function deleteYears(
  tx: Transaction,
  years: readonly Pick<PriceYear, 'cardVariantId' | 'year'>[],
): Promise<void> {
  if (years.length === 0) return;
  await tx.execute(sql`
    delete from market_price_year y using unnest(
        ${sql.param(years.map(({ cardVariantId }) => cardVariantId))}::text[],
        ${sql.param(years.map(({ year }) => year))}::smallint[]) as gone(id, year)
      where y.card_variant_id = gone.id and y.year = gone.year`);
}
