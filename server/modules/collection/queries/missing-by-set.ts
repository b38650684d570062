import type { CardType, VariantType } from '@domain/card';
import { missingOf, type MissingCost, targetOf } from '@domain/collection';
import { setOrder } from '@server/platform/db/card-set-order';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '../tables';
import { preferencesOf } from '@server/modules/people';
import { and, eq, sql } from 'drizzle-orm';

/** What a player's collection of a set lacks, and what that costs. */
export interface MissingOfSet extends MissingCost {
  cardSetCode: string;
}

/** What a player's collection lacks of each set, in order of release (rules/collection#missing). */
export async function missingBySet(database: Database, userId: string): Promise<MissingOfSet[]> {
  const [counts, parts] = await Promise.all([
    preferencesOf(database, userId),
    findParts(database, userId),
  ]);
  const bySet = new Map<string, MissingOfSet>();
  for (const { cardSetCode, printings, cents, unpriced, ...part } of parts) {
    const ofSet = bySet.get(cardSetCode) ?? { cardSetCode, copies: 0, cents: 0, unpriced: 0 };
    bySet.set(cardSetCode, ofSet);
    const missing = missingOf(part, targetOf(part, counts)).count;
    ofSet.copies += missing * printings;
    ofSet.cents += missing * cents;
    ofSet.unpriced += missing * unpriced;
  }
  return [...bySet.values()];
}

/** Printings of a set of which equally many are missing. */
interface Part {
  cardSetCode: string;
  cardType: CardType;
  variantType: VariantType;
  inventory: number;
  missingOverride: number | null;
  printings: number;
  /** What one copy of each costs. */
  cents: number;
  /** How many of them have no market price. */
  unpriced: number;
}

/**
 * All printings of the catalogue, in groups for which the domain's rule gives the same count, so that a few hundred rows
 * are read instead of ten thousand.
 */
const findParts = (database: Database, userId: string): Promise<Part[]> => {
  const inventory = sql<number>`coalesce(${collectionItem.inventory}, 0)`;
  return database
    .select({
      cardSetCode: cardSet.code,
      cardType: card.cardType,
      variantType: cardVariant.variantType,
      inventory,
      missingOverride: collectionItem.missingOverride,
      printings: sql`count(*)`.mapWith(Number),
      cents: sql`coalesce(sum(${cardVariant.currentPriceCents}), 0)`.mapWith(Number),
      unpriced: sql`count(*) filter (where ${cardVariant.currentPriceCents} is null)`.mapWith(
        Number,
      ),
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .leftJoin(
      collectionItem,
      and(eq(collectionItem.cardVariantId, cardVariant.id), eq(collectionItem.userId, userId)),
    )
    .groupBy(
      cardSet.id,
      card.cardType,
      cardVariant.variantType,
      inventory,
      collectionItem.missingOverride,
    )
    .orderBy(setOrder('card_set'));
};
