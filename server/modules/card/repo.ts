import type { Card, Orientation } from '@domain/card';
import { asArrays, toRows } from '@server/db/columnar';
import type { Database } from '@server/db/database';
import { card, cardImage, cardSet, cardVariant } from '@server/db/tables';
import { and, eq, getTableColumns, inArray, type InferSelectModel, type SQL } from 'drizzle-orm';
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
  return ids.length === 0 ? [] : readCards(database, inArray(card.id, [...ids]));
}

/** All cards of these sets, each set's cards by number. */
export const findCardsOfSets = (database: Database, ids: readonly string[]): Promise<Card[]> =>
  readCards(database, inArray(card.cardSetId, [...ids]));

/** Two statements, however many cards: the cards, and their printings with both faces. */
async function readCards(database: Database, which: SQL): Promise<Card[]> {
  const [[cards], [printings]] = await Promise.all([
    selectCards(database, which),
    selectPrintings(database, which),
  ]);
  return assembleCards(toRows<CardRow>(cards), toRows<PrintingRow>(printings));
}

const selectCards = (database: Database, which: SQL) =>
  database
    .select(asArrays({ ...getTableColumns(card), cardSetCode: cardSet.code }))
    .from(card)
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(which);

const selectPrintings = (database: Database, which: SQL) =>
  database
    .select(
      asArrays({
        ...getTableColumns(cardVariant),
        frontId: front.id,
        frontOrientation: front.orientation,
        backId: back.id,
        backOrientation: back.orientation,
      }),
    )
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .leftJoin(front, and(eq(front.cardVariantId, cardVariant.id), eq(front.face, 'FRONT')))
    .leftJoin(back, and(eq(back.cardVariantId, cardVariant.id), eq(back.face, 'BACK')))
    .where(which);
