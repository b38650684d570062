import type { Card } from '@domain/card';
import type { Database } from '@server/db/database';
import { card, cardImage, cardSet, cardVariant } from '@server/db/tables';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assembleCards } from './assemble';

const front = alias(cardImage, 'front');
const back = alias(cardImage, 'back');

/** Whole cards by id, in no particular order; unknown ids are left out. */
export async function findCards(database: Database, ids: readonly string[]): Promise<Card[]> {
  return ids.length === 0 ? [] : readCards(database, inArray(card.id, [...ids]));
}

/** All cards of these sets, each set's cards by number. */
export const findCardsOfSets = (database: Database, ids: readonly string[]): Promise<Card[]> =>
  readCards(database, inArray(card.cardSetId, [...ids]));

/** Two flat statements, however many cards: the cards, and their printings with both faces. */
async function readCards(database: Database, which: SQL): Promise<Card[]> {
  const [cards, printings] = await Promise.all([
    selectCards(database).where(which),
    selectPrintings(database).where(which),
  ]);
  return assembleCards(cards, printings);
}

const selectCards = (database: Database) =>
  database
    .select({ card, cardSetCode: cardSet.code })
    .from(card)
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId));

const selectPrintings = (database: Database) =>
  database
    .select({
      id: cardVariant.id,
      cardId: cardVariant.cardId,
      variantType: cardVariant.variantType,
      number: cardVariant.number,
      priceCents: cardVariant.currentPriceCents,
      priceRecordedAt: cardVariant.currentPriceRecordedAt,
      frontId: front.id,
      frontOrientation: front.orientation,
      backId: back.id,
      backOrientation: back.orientation,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .leftJoin(front, and(eq(front.cardVariantId, cardVariant.id), eq(front.face, 'FRONT')))
    .leftJoin(back, and(eq(back.cardVariantId, cardVariant.id), eq(back.face, 'BACK')));

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
export type PrintingRow = Awaited<ReturnType<typeof selectPrintings>>[number];
