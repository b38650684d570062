import type { CardType, VariantType } from '@domain/card';
import { playsetOfCard, targetOf } from '@domain/collection';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import type { Database } from '@server/platform/db/database';
import { setOrder } from '@server/platform/db/card-set-order';
import { isoTime } from '@server/platform/time/iso-time';
import { preferencesOf } from '@server/modules/people';
import { and, count, eq, max, sql } from 'drizzle-orm';
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
  const [counts, parts] = await Promise.all([
    preferencesOf(database, userId),
    findParts(database, userId),
  ]);
  const bySet = new Map<string, SetProgress>();
  for (const { cardSetCode, cards, copies, cardType, variantTypes, countedAt } of parts) {
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
    const targets = variantTypes.map((variantType) => targetOf({ cardType, variantType }, counts));
    if (copies >= playsetOfCard(cardType, targets)) progress.playsets += cards;
    // All in one time zone and precision, so that the texts sort like the times.
    if (countedAt !== null && (progress.countedAt ?? '') < countedAt)
      progress.countedAt = countedAt;
  }
  return [...bySet.values()];
}

/** Cards of a set and type with the same printings, of which the player has equally many copies in all. */
interface Part {
  cardSetCode: string;
  cardType: CardType;
  variantTypes: readonly VariantType[];
  copies: number;
  cards: number;
  countedAt: string | null;
}

async function findParts(database: Database, userId: string): Promise<Part[]> {
  const counted = database
    .select({
      cardId: cardVariant.cardId,
      variantTypes: sql`array_agg(distinct ${cardVariant.variantType})`.as('variant_types'),
      copies: sql`sum(${collectionItem.inventory})`.as('copies'),
      countedAt: sql<string | null>`max(${collectionItem.updatedAt})
        filter (where ${collectionItem.inventory} > 0)`.as('counted_at'),
    })
    .from(cardVariant)
    .leftJoin(
      collectionItem,
      and(eq(collectionItem.cardVariantId, cardVariant.id), eq(collectionItem.userId, userId)),
    )
    .groupBy(cardVariant.cardId)
    .as('counted');
  const copies = sql`coalesce(${counted.copies}, 0)`.mapWith(Number);
  const rows = await database
    .select({
      cardSetCode: cardSet.code,
      cardType: card.cardType,
      // The driver doesn't read arrays of our own types.
      variantTypes: sql<
        readonly VariantType[]
      >`coalesce(array_to_json(${counted.variantTypes}), '[]')`,
      copies,
      cards: count(),
      countedAt: max(counted.countedAt),
    })
    .from(cardSet)
    .innerJoin(card, eq(card.cardSetId, cardSet.id))
    .leftJoin(counted, eq(counted.cardId, card.id))
    .groupBy(cardSet.id, card.cardType, counted.variantTypes, copies)
    .orderBy(setOrder('card_set'));
  return rows.map(({ countedAt, ...row }) => ({
    ...row,
    countedAt: countedAt === null ? null : isoTime(countedAt),
  }));
}
