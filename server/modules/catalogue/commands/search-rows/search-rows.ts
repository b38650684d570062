import {
  byPlainness,
  compareTies,
  numbersOf,
  numberValue,
  type Card,
  type CardVariant,
} from '@domain/card';
import { CHANGE_SPANS, type ChangeSpan } from '@domain/card-filter';
import { foldedText } from '@domain/folded-text';
import { priceChange } from '@domain/pricing';
import { placedSets } from '@server/platform/db/card-set-order';
import type { Database, Transaction } from '@server/platform/db/database';
import { marketPriceAt } from '@server/platform/db/market-price-at';
import { findCardsOfSets } from '../../queries/cards/card-rows';
import { lockSellerSummaries, markSellers } from '@server/modules/market';
import { type SQL, sql } from 'drizzle-orm';
import { printedTypesOf } from './printed-types';

/** Raise it when rows are made differently: every database then makes its rows again at start. */
const EDITION = 4;

/** What a set's rows are made of: this program's way to make them, and the set's last import. */
const edition = sql`${`${EDITION}-`}::text || coalesce(
  (select max(id) from catalogue_import i where i.card_set_id = card_set.id), 0)`;

/** Makes the rows of all sets that have been imported since, or whose rows another version has made. */
export const fillSearchRows = (database: Database): Promise<void> =>
  fillRows(database, sql`search_edition is distinct from ${edition}`);

/** Those of sets that an older version has imported beside this one. A newer version’s rows stay. */
export const fillOlderSearchRows = (database: Database): Promise<void> =>
  fillRows(database, sql`split_part(search_edition, '-', 1)::int < ${EDITION}`);

async function fillRows(database: Database, isOld: SQL): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from card_set where ${isOld} order by id`,
  );
  for (const { id } of rows) {
    await database.transaction(async (transaction) => {
      // Processes that start together all find the same sets, and the first one makes their rows.
      await lockSellerSummaries(transaction);
      const { rowCount } = await transaction.execute(
        sql`select from card_set where id = ${id} and ${isOld} for update`,
      );
      if (rowCount === 1) await writeSearchRows(transaction, id);
    });
  }
}

/** Makes the rows of a set again. What they say of sellers stays; of a new printing, it has to be found out. */
export async function writeSearchRows(transaction: Transaction, cardSetId: string): Promise<void> {
  // In this order, as whatever moves a set does: its trigger waits for the summaries, too.
  await transaction.execute(sql`select from card_set where id = ${cardSetId} for update`);
  await lockSellerSummaries(transaction);
  const { rows: sets } = await transaction.execute<{ position: number }>(
    sql`select position from ${placedSets} placed where id = ${cardSetId}`,
  );
  const changes = await findPriceChanges(transaction, cardSetId);
  const cards = (await findCardsOfSets(transaction, [cardSetId])).toSorted(compareTies);
  const summaries = await takeSummaries(transaction, cardSetId);
  await transaction.execute(sql`delete from search_card where card_set_id = ${cardSetId}`);
  const keys = await newKeys(transaction, cards.length);
  const cardRows: object[] = [];
  const rows: object[] = [];
  for (const [at, card] of cards.entries()) {
    const key = keys[at];
    const printings = printingsOf(card);
    cardRows.push({ ...toCardRow(card), key, place: rows.length, rows: printings.length });
    for (const variant of printings) {
      const known = variant && { ...changes.get(variant.id), ...summaries.get(variant.id) };
      const where = { card_key: key, place: rows.length, set_position: sets[0]?.position };
      rows.push({ sellers: 0, ...toRow(card, variant), ...known, ...where });
    }
  }
  await insertRows(transaction, 'search_card', cardRows);
  await insertRows(transaction, 'search_row', rows);
  await transaction.execute(
    sql`update card_set set search_edition = ${edition} where id = ${cardSetId}`,
  );
  const fresh = cards
    .flatMap(({ cardVariants }) => cardVariants.map(({ id }) => id))
    .filter((id) => !summaries.has(id));
  await markSellers(transaction, fresh);
}

interface Summary extends Record<string, unknown> {
  card_variant_id: string;
}

/** Removes a set's rows. @returns what they said of sellers, by the printing's id */
async function takeSummaries(
  transaction: Transaction,
  cardSetId: string,
): Promise<ReadonlyMap<string, Summary>> {
  const { rows } = await transaction.execute<Summary>(sql`
    delete from search_row where card_set_id = ${cardSetId}
      returning card_variant_id, sellers, lowest_cents, next_cents, lowest_seller_id, next_seller_id`);
  return new Map(rows.map((row) => [row.card_variant_id, row]));
}

async function newKeys(transaction: Transaction, count: number): Promise<number[]> {
  const { rows } = await transaction.execute<{ key: number }>(sql`
    select nextval(pg_get_serial_sequence('search_card', 'key'))::int as key
      from generate_series(1, ${count}::int)`);
  return rows.map(({ key }) => key);
}

async function insertRows(
  transaction: Transaction,
  table: 'search_card' | 'search_row',
  rows: readonly object[],
): Promise<void> {
  const name = sql.raw(table);
  await transaction.execute(sql`
    insert into ${name} select row.* from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) row`);
}

/** Brings the prices in a set's rows up to date, and nothing else: for a list of prices without cards. */
export async function writeSearchPrices(
  transaction: Transaction,
  cardSetId: string,
): Promise<void> {
  const prices = await findPricesNow(transaction, cardSetId);
  const rows = prices.map((price) => ({
    card_variant_id: price.id,
    price_cents: price.priceCents,
    ...changesOf(price),
  }));
  const columns = ['price_cents', ...CHANGE_SPANS.map((days) => `change_${days}`)];
  const of = (table: string) => sql.raw(columns.map((name) => `${table}.${name}`).join(', '));
  await transaction.execute(sql`
    update search_row s set ${sql.raw(columns.map((name) => `${name} = row.${name}`).join(', '))}
      from jsonb_populate_recordset(null::search_row, ${JSON.stringify(rows)}::jsonb) row
      where s.card_set_id = ${cardSetId} and s.card_variant_id = row.card_variant_id
        and (${of('s')}) is distinct from (${of('row')})`);
  // Rows that another program version made stay marked as its own.
  await transaction.execute(sql`
    update card_set set search_edition = ${edition}
      where id = ${cardSetId} and search_edition like ${`${EDITION}-%`}`);
}

/** A card without printings has one row. */
const printingsOf = ({ cardVariants }: Card): (CardVariant | null)[] =>
  cardVariants.length === 0 ? [null] : cardVariants.toSorted(byPlainness);

const toCardRow = (card: Card) => ({
  printed_types: printedTypesOf(card.cardVariants.map(({ variantType }) => variantType)),
  cost: card.cost ?? 0,
  power: card.power ?? 0,
  hp: card.hp ?? 0,
  upgrade_power: card.upgradePower ?? 0,
  upgrade_hp: card.upgradeHp ?? 0,
  card_type: card.cardType,
  rarity: card.rarity,
  is_unique: card.unique,
  arena: card.arena,
  card_set_id: card.cardSetId,
  card_id: card.id,
  aspects: card.aspects,
  traits: card.traits.map((word) => word.toLowerCase()),
  keywords: card.keywords.map((word) => word.toLowerCase()),
  folded_name: foldedText(card.name),
  folded_subtitle: foldedText(card.subtitle ?? ''),
  name: card.name.toLowerCase(),
  subtitle: card.subtitle?.toLowerCase() ?? '',
  front_text: card.frontText?.toLowerCase() ?? null,
  back_text: card.backText?.toLowerCase() ?? null,
});

type Changes = Record<`change_${ChangeSpan}`, number | null>;

function toRow(card: Card, variant: CardVariant | null) {
  const numbers = variant
    ? numbersOf(variant)
        .map(numberValue)
        .filter((number) => number !== null)
    : [];
  const [number = null, ...otherNumbers] = numbers;
  return {
    card_type: card.cardType,
    variant_type: variant?.variantType ?? null,
    price_cents: variant?.currentMarketPrice?.priceCents ?? null,
    number,
    card_set_id: card.cardSetId,
    card_variant_id: variant?.id ?? null,
    artist: variant?.artist?.toLowerCase() ?? null,
    other_numbers: otherNumbers,
    folded_name: foldedText(card.name),
    folded_subtitle: foldedText(card.subtitle ?? ''),
  };
}

interface PriceNow extends Record<string, unknown> {
  id: string;
  priceCents: number;
  recordedAt: string;
  /** What it cost before each span; null without a price that old. */
  before: (number | null)[];
}

/** How the prices of a set's printings have changed, by the printing's id. */
async function findPriceChanges(
  transaction: Transaction,
  cardSetId: string,
): Promise<Map<string, Changes>> {
  const rows = await findPricesNow(transaction, cardSetId);
  return new Map(rows.map((price) => [price.id, changesOf(price)]));
}

async function findPricesNow(transaction: Transaction, cardSetId: string): Promise<PriceNow[]> {
  const at = sql`v.current_price_recorded_at - days * interval '24 hours'`;
  const spans = sql.raw(`array[${CHANGE_SPANS.join(', ')}]`);
  const { rows } = await transaction.execute<PriceNow>(sql`
    select v.id, v.current_price_cents as "priceCents", v.current_price_recorded_at as "recordedAt",
        array_to_json(array(select ${marketPriceAt(sql`v.id`, at)}
          from unnest(${spans}) with ordinality as span(days, place) order by place)) as before
      from card c join card_variant v on v.card_id = c.id
      where c.card_set_id = ${cardSetId} and v.current_price_cents is not null`);
  return rows;
}

function changesOf({ recordedAt, priceCents, before }: PriceNow): Changes {
  const last = { recordedAt: new Date(recordedAt).toISOString(), priceCents };
  const changeOver = (days: ChangeSpan) => {
    const cents = before[CHANGE_SPANS.indexOf(days)] ?? null;
    const at = new Date(Date.parse(recordedAt) - days * DAY).toISOString();
    const prices = cents === null ? [last] : [{ recordedAt: at, priceCents: cents }, last];
    return priceChange(prices, days);
  };
  return { change_7: changeOver(7), change_30: changeOver(30), change_90: changeOver(90) };
}

const DAY = 86_400_000;
