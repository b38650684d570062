import {
  byPlainness,
  compareTies,
  numbersOf,
  numberValue,
  type Card,
  type CardVariant,
} from '@domain/card';
import { CHANGE_SPANS } from '@domain/card-filter';
import { foldedText } from '@domain/folded-text';
import { priceChange } from '@domain/pricing';
import type { Database, Transaction } from '@server/db/database';
import { cardSet } from '@server/db/tables';
import { findCardsOfSets } from '@server/modules/card';
import { sql } from 'drizzle-orm';

/** Raise it when rows are made differently: every database then makes its rows again at start. */
const EDITION = 1;

/** What a set's rows are made of: this program's way to make them, and the set's last import. */
const edition = sql`${`${EDITION}-`}::text || coalesce(
  (select max(id) from catalogue_import i where i.card_set_id = card_set.id), 0)`;

/** Makes the rows of all sets that have been imported since, or whose rows another version has made. */
export async function fillSearchRows(database: Database): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from card_set where search_edition is distinct from ${edition} order by id`,
  );
  for (const { id } of rows) {
    await database.transaction((transaction) => writeSearchRows(transaction, id));
  }
}

/** Makes the rows of a set again. */
export async function writeSearchRows(transaction: Transaction, cardSetId: string): Promise<void> {
  await transaction.execute(sql`select from ${cardSet} where id = ${cardSetId} for update`);
  const changes = await findPriceChanges(transaction, cardSetId);
  const cards = await findCardsOfSets(transaction, [cardSetId]);
  const rows = cards
    .toSorted(compareTies)
    .flatMap((card) => rowsOf(card).map((variant) => toRow(card, variant, changes)))
    .map((row, place) => ({ ...row, place }));
  await transaction.execute(sql`delete from search_row where card_set_id = ${cardSetId}`);
  await transaction.execute(sql`
    insert into search_row select row.* from jsonb_populate_recordset(null::search_row,
      ${JSON.stringify(rows)}::jsonb) row`);
  await transaction.execute(
    sql`update card_set set search_edition = ${edition} where id = ${cardSetId}`,
  );
}

/** A card without printings has one row. */
const rowsOf = ({ cardVariants }: Card): (CardVariant | null)[] =>
  cardVariants.length === 0 ? [null] : cardVariants.toSorted(byPlainness);

type Changes = Record<`change_${(typeof CHANGE_SPANS)[number]}`, number | null>;

const toRow = (card: Card, variant: CardVariant | null, changes: Map<string, Changes>) => {
  const numbers = variant
    ? numbersOf(variant)
        .map(numberValue)
        .filter((number) => number !== null)
    : [];
  const [number = null, ...otherNumbers] = numbers;
  return {
    card_id: card.id,
    card_variant_id: variant?.id ?? null,
    card_set_id: card.cardSetId,
    variant_type: variant?.variantType ?? null,
    card_type: card.cardType,
    rarity: card.rarity,
    arena: card.arena,
    is_unique: card.unique,
    cost: card.cost ?? 0,
    power: card.power ?? 0,
    hp: card.hp ?? 0,
    upgrade_power: card.upgradePower ?? 0,
    upgrade_hp: card.upgradeHp ?? 0,
    number,
    other_numbers: otherNumbers,
    price_cents: variant?.currentMarketPrice?.priceCents ?? null,
    ...(variant && changes.get(variant.id)),
    aspects: card.aspects,
    traits: card.traits.map((word) => word.toLowerCase()),
    keywords: card.keywords.map((word) => word.toLowerCase()),
    folded_name: foldedText(card.name),
    folded_subtitle: foldedText(card.subtitle ?? ''),
    name: card.name.toLowerCase(),
    subtitle: card.subtitle?.toLowerCase() ?? '',
    artist: variant?.artist?.toLowerCase() ?? null,
    front_text: card.frontText?.toLowerCase() ?? null,
    back_text: card.backText?.toLowerCase() ?? null,
  };
};

interface History extends Record<string, unknown> {
  id: string;
  recordedAt: string[];
  priceCents: number[];
}

/** How the prices of a set's printings have changed, by the printing's id. */
async function findPriceChanges(
  transaction: Transaction,
  cardSetId: string,
): Promise<Map<string, Changes>> {
  const { rows } = await transaction.execute<History>(sql`
    select v.id, json_agg(p.recorded_at order by p.recorded_at) as "recordedAt",
        json_agg(p.price_cents order by p.recorded_at) as "priceCents"
      from card c join card_variant v on v.card_id = c.id join market_price p on p.card_variant_id = v.id
      where c.card_set_id = ${cardSetId} group by v.id`);
  return new Map(rows.map((history) => [history.id, changesOf(history)]));
}

function changesOf({ recordedAt, priceCents }: History): Changes {
  const prices = recordedAt.map((at, index) => ({
    recordedAt: at,
    priceCents: priceCents[index] ?? 0,
  }));
  return Object.fromEntries(
    CHANGE_SPANS.map((days) => [`change_${days}`, priceChange(prices, days)]),
  ) as Changes;
}
