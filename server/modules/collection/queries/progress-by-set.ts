import type { CardType } from '@domain/card';
import { playsetOf } from '@domain/collection';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import type { Database } from '@server/platform/db/database';
import { setOrder } from '@server/platform/db/card-set-order';
import { isoTime } from '@server/platform/time/iso-time';
import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import { collectionItem } from '../tables';

/** How far a player has come with a set. */
export interface SetProgress {
  cardSetCode: string;
  /** All cards of the set, those of which the player has a copy, and those with a whole playset. */
  cards: number;
  owned: number;
  playsets: number;
  /** When one of its counts was changed last, as ISO 8601 text; null if nothing is counted. */
  countedAt: string | null;
}

/** A player's progress in each set, in order of release (rules/collection#progress). */
export async function progressBySet(database: Database, userId: string): Promise<SetProgress[]> {
  const bySet = new Map<string, SetProgress>();
  for (const { cardSetCode, cards, copies, cardType, countedAt } of await findParts(
    database,
    userId,
  )) {
    const progress = bySet.get(cardSetCode) ?? {
      cardSetCode,
      cards: 0,
      owned: 0,
      playsets: 0,
      countedAt: null,
    };
    bySet.set(cardSetCode, progress);
    progress.cards += cards;
    if (copies > 0) progress.owned += cards;
    if (copies >= playsetOf(cardType, 0)) progress.playsets += cards;
    // All in one time zone and precision, so that the texts sort like the times.
    if (countedAt !== null && (progress.countedAt ?? '') < countedAt)
      progress.countedAt = countedAt;
  }
  return [...bySet.values()];
}

/** Cards of a set and type of which the player has equally many copies, of all printings together. */
interface Part {
  cardSetCode: string;
  cardType: CardType;
  copies: number;
  cards: number;
  countedAt: string | null;
}

async function findParts(database: Database, userId: string): Promise<Part[]> {
  const owned = database
    .select({
      cardId: cardVariant.cardId,
      copies: sql<number>`sum(${collectionItem.inventory})`.as('copies'),
      countedAt: max(collectionItem.updatedAt).as('counted_at'),
    })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .where(and(eq(collectionItem.userId, userId), gt(collectionItem.inventory, 0)))
    .groupBy(cardVariant.cardId)
    .as('owned');
  const copies = sql`coalesce(${owned.copies}, 0)`.mapWith(Number);
  const rows = await database
    .select({
      cardSetCode: cardSet.code,
      cardType: card.cardType,
      copies,
      cards: count(),
      countedAt: max(owned.countedAt),
    })
    .from(cardSet)
    .innerJoin(card, eq(card.cardSetId, cardSet.id))
    .leftJoin(owned, eq(owned.cardId, card.id))
    .groupBy(cardSet.id, card.cardType, copies)
    .orderBy(setOrder('card_set'));
  return rows.map(({ countedAt, ...row }) => ({
    ...row,
    countedAt: countedAt === null ? null : isoTime(countedAt),
  }));
}
