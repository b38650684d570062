import { committedOn } from '@server/modules/lists/sql';
import type { Database, Transaction } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

/** What a viewer has of one card of a deck, in any printing, and what they lack (rules/decks#missing). */
export interface DeckNeed {
  /** The card as the deck names it. */
  cardId: string;
  /** Copies in all parts of the deck. */
  needed: number;
  owned: number;
  /** Of the owned ones, those that accepted offers promise to others. */
  committed: number;
  /** Of the owned ones, those in the viewer's other built decks. */
  inBuilt: number;
  missing: number;
  /** The cheapest printing and its market price in whole cents; null where none has a price. */
  cheapest: { cardId: string; variantId: string; cents: number } | null;
  /** All printings of it. */
  variantIds: string[];
}

/** Whether rows of two names in a statement are the same card (rules/decks#missing). */
const sameCardSql = (one: string, other: string): SQL => {
  const [left, right] = [sql.raw(one), sql.raw(other)];
  return sql`(${left}.name = ${right}.name and ${left}.card_type = ${right}.card_type
    and coalesce(${left}.subtitle, '') = coalesce(${right}.subtitle, ''))`;
};

/** A part of a statement: what each of the viewer's built decks holds of each card. */
const builtOf = (viewer: SQL): SQL => sql`
    built as materialized (
      select d.id as deck_id, c.name, coalesce(c.subtitle, '') as subtitle, c.card_type, sum(l.copies) as copies
        from deck d join deck_line l on l.deck_id = d.id join card c on c.id = l.card_id
        where d.user_id = ${viewer} and d.is_built
        group by 1, 2, 3, 4)`;

/**
 * The parts of a statement that end in `need`: a row for each card of some decks, by `deck_id`. A card is the same in
 * each set that prints it: what has its name, subtitle and type.
 *
 * @param decks a query for their ids
 */
const needsOf = (decks: SQL, viewerId: string): SQL => {
  const viewer = sql`${viewerId}::uuid`;
  return sql`
    line as materialized (
      select l.deck_id, c.name, coalesce(c.subtitle, '') as subtitle, c.card_type,
          min(l.card_id) as card_id, sum(l.copies) as needed
        from deck_line l join card c on c.id = l.card_id
        where l.deck_id in (${decks})
        group by 1, 2, 3, 4),
    printing as materialized (
      select k.*, v.card_id, v.id as variant_id, v.current_price_cents as cents
        from (select distinct name, subtitle, card_type from line) k
        join card c on ${sameCardSql('c', 'k')}
        join card_variant v on v.card_id = c.id),
    owned as (
      select name, subtitle, card_type, sum(i.inventory) as copies
        from printing join collection_item i on i.card_variant_id = variant_id and i.user_id = ${viewer}
        group by 1, 2, 3),
    committed as (
      select name, subtitle, card_type, sum(t.copies) as copies
        from printing join (${committedOn('SALE_LIST', viewer)}) t on t.card_variant_id = variant_id
        group by 1, 2, 3),
    ${builtOf(viewer)},
    cheapest as (
      select distinct on (name, subtitle, card_type) name, subtitle, card_type, card_id, variant_id, cents
        from printing where cents is not null
        order by name, subtitle, card_type, cents, variant_id),
    has as (
      select line.*, coalesce(o.copies, 0) as owned, coalesce(t.copies, 0) as committed,
          (select coalesce(sum(b.copies), 0) from built b
            where b.deck_id <> line.deck_id and ${sameCardSql('b', 'line')}) as in_built,
          p.card_id as cheapest_card_id, p.variant_id as cheapest_variant_id, p.cents
        from line
        left join owned o using (name, subtitle, card_type)
        left join committed t using (name, subtitle, card_type)
        left join cheapest p using (name, subtitle, card_type)),
    need as (
      select *, greatest(0, needed - greatest(0, owned - committed - in_built)) as missing from has)`;
};

const count = z.coerce.number();

const needRow = z.object({
  card_id: z.string(),
  needed: count,
  owned: count,
  committed: count,
  in_built: count,
  missing: count,
  cheapest_card_id: z.string().nullable(),
  cheapest_variant_id: z.string().nullable(),
  cents: z.number().nullable(),
  variant_ids: z.array(z.string()),
});

/** What a viewer has and lacks of each card of a deck. */
export async function findDeckNeeds(
  database: Database | Transaction,
  { deckId, viewerId }: { deckId: string; viewerId: string },
): Promise<DeckNeed[]> {
  const rows = await rowsOf(
    database,
    sql`with ${needsOf(sql`select ${deckId}::uuid`, viewerId)},
      printings as (
        select name, subtitle, card_type, array_agg(variant_id order by variant_id) as variant_ids
          from printing group by 1, 2, 3)
      select need.*, coalesce(variant_ids, '{}') as variant_ids
        from need left join printings using (name, subtitle, card_type) order by card_id`,
    needRow,
  );
  return rows.map((row) => ({
    cardId: row.card_id,
    needed: row.needed,
    owned: row.owned,
    committed: row.committed,
    inBuilt: row.in_built,
    missing: row.missing,
    variantIds: row.variant_ids,
    cheapest:
      row.cheapest_card_id !== null && row.cheapest_variant_id !== null && row.cents !== null
        ? { cardId: row.cheapest_card_id, variantId: row.cheapest_variant_id, cents: row.cents }
        : null,
  }));
}

/** What a deck lacks as a whole, each copy at its cheapest printing's market price. */
export interface DeckLack {
  copies: number;
  /** In whole cents, of those with a price. */
  cents: number;
  /** Copies of which no printing has a price. */
  unpriced: number;
}

const lackRow = z.object({ deck_id: z.string(), copies: count, cents: count, unpriced: count });

/** What each of a player's decks lacks, by the deck's id. A deck without cards lacks nothing and isn't named. */
export async function findDeckLacks(
  database: Database | Transaction,
  viewerId: string,
): Promise<ReadonlyMap<string, DeckLack>> {
  const decks = sql`select id from deck where user_id = ${viewerId}::uuid`;
  const rows = await rowsOf(
    database,
    sql`with ${needsOf(decks, viewerId)}
      select deck_id, sum(missing) as copies, coalesce(sum(missing * cents), 0) as cents,
          coalesce(sum(missing) filter (where cents is null), 0) as unpriced
        from need group by deck_id`,
    lackRow,
  );
  return new Map(rows.map(({ deck_id: id, ...lack }) => [id, lack]));
}

const ofCardRow = z.object({
  id: z.string(),
  name: z.string(),
  isBuilt: z.boolean(),
  copies: count,
});

/** One of a player's decks that uses a card, and how many copies it has in all parts. */
export type DeckOfCard = z.output<typeof ofCardRow>;

/** The player's decks that use a card, or a reprint of it, by name. */
export const findDecksOfCard = (
  database: Database | Transaction,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<DeckOfCard[]> =>
  rowsOf(
    database,
    sql`select d.id, d.name, d.is_built as "isBuilt", sum(l.copies) as copies
      from card asked
      join card c on ${sameCardSql('c', 'asked')}
      join deck_line l on l.card_id = c.id
      join deck d on d.id = l.deck_id and d.user_id = ${userId}::uuid
      where asked.id = ${cardId}
      group by d.id order by d.name, d.id`,
    ofCardRow,
  );

const reserveRow = z.object({ cardId: z.string(), name: z.string(), inBuilt: count, free: count });

/** A card of which a player's built decks hold copies. */
export type BuiltReserve = z.output<typeof reserveRow>;

/** What a player's built decks hold of each card and of each reprint of it, and how many owned copies they leave. */
export const findBuiltReserves = (
  database: Database | Transaction,
  userId: string,
): Promise<BuiltReserve[]> =>
  rowsOf(
    database,
    sql`with ${builtOf(sql`${userId}::uuid`)},
    held as (select name, subtitle, card_type, sum(copies) as copies from built group by 1, 2, 3),
    reserve as (
      select c.id, h.name, h.copies, sum(sum(coalesce(i.inventory, 0)))
          over (partition by h.name, h.subtitle, h.card_type) as owned
        from held h
        join card c on ${sameCardSql('c', 'h')}
        left join card_variant v on v.card_id = c.id
        left join collection_item i on i.card_variant_id = v.id and i.user_id = ${userId}::uuid
        group by c.id, h.name, h.subtitle, h.card_type, h.copies)
    select id as "cardId", name, copies as "inBuilt", greatest(0, owned - copies) as free
      from reserve order by name, id`,
    reserveRow,
  );
