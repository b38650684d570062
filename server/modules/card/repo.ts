import type { Card, Orientation } from '@domain/card';
import { asArrays, type Columns } from '@server/db/columnar';
import type { Database } from '@server/db/database';
import { preparedFor } from '@server/db/prepared';
import { card, cardImage, cardSet, cardVariant } from '@server/db/tables';
import { and, eq, getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assembleCards } from './assemble';

const front = alias(cardImage, 'front');
const back = alias(cardImage, 'back');

export type CardRow = InferSelectModel<typeof card> & { cardSetCode: string };

/** A printing with its faces; a face that it hasn't is null. */
export type PrintingRow = InferSelectModel<typeof cardVariant> & {
  frontId: string | null;
  frontOrientation: Orientation | null;
  backId: string | null;
  backOrientation: Orientation | null;
};

/** Whole cards by id, in no particular order; unknown ids are left out. */
export async function findCards(database: Database, ids: readonly string[]): Promise<Card[]> {
  return ids.length === 0 ? [] : readCards(statementsOf(database).byId, { ids });
}

/**
 * All cards of these sets, each set's cards by number. For a set alone, as its page asks,
 * PostgreSQL keeps one plan; for a list of unknown length it would make one each time.
 */
export function findCardsOfSets(database: Database, ids: readonly string[]): Promise<Card[]> {
  const { ofSet, ofSets } = statementsOf(database);
  return ids.length === 1 ? readCards(ofSet, { id: ids[0] }) : readCards(ofSets, { ids });
}

/** One statement, however many cards: the cards, and their printings with both faces. */
async function readCards(statement: Statement, values: Record<string, unknown>): Promise<Card[]> {
  const [found] = await statement.execute(values);
  return found === undefined
    ? []
    : assembleCards(found.cards as Columns<CardRow>, found.printings as Columns<PrintingRow>);
}

type Statement = ReturnType<typeof prepare>;

const statementsOf = preparedFor((database) => ({
  byId: prepare(database, 'cards_by_id', sql`${card.id} = any(${sql.placeholder('ids')})`),
  ofSet: prepare(database, 'cards_of_set', sql`${card.cardSetId} = ${sql.placeholder('id')}`),
  ofSets: prepare(
    database,
    'cards_of_sets',
    sql`${card.cardSetId} = any(${sql.placeholder('ids')})`,
  ),
}));

function prepare(database: Database, name: string, which: SQL) {
  const cards = database
    .select(asArrays('card', { ...getTableColumns(card), cardSetCode: cardSet.code }))
    .from(card)
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(which)
    .as('cards');
  const printings = database
    .select(
      asArrays('printing', {
        ...getTableColumns(cardVariant),
        frontId: front.id,
        frontOrientation: front.orientation,
        backId: back.id,
        backOrientation: back.orientation,
      }),
    )
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .leftJoin(front, and(eq(front.cardVariantId, cardVariant.id), sql`${front.face} = 'FRONT'`))
    .leftJoin(back, and(eq(back.cardVariantId, cardVariant.id), sql`${back.face} = 'BACK'`))
    .where(which)
    .as('printings');
  return database.select().from(cards).crossJoin(printings).prepare(name);
}
