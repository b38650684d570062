import type { CardSet } from '@domain/card-set';
import type { Database } from '@server/db/database';
import { preparedFor } from '@server/db/prepared';
import { card, cardSet, cardVariant } from '@server/db/tables';
import { asc, count, eq, inArray, max, sql } from 'drizzle-orm';

const columns = {
  id: cardSet.id,
  code: cardSet.code,
  name: cardSet.name,
  description: cardSet.description,
  imageUrl: cardSet.imageUrl,
};

/** All sets, as they were released. */
export const findCardSets = (database: Database): Promise<CardSet[]> =>
  database.select(columns).from(cardSet).orderBy(asc(cardSet.position), asc(cardSet.code));

export const findCardSetsById = (database: Database, ids: readonly string[]): Promise<CardSet[]> =>
  database
    .select(columns)
    .from(cardSet)
    .where(inArray(cardSet.id, [...ids]));

const byCode = preparedFor((database) =>
  database
    .select(columns)
    .from(cardSet)
    .where(eq(cardSet.code, sql.placeholder('code')))
    .prepare('card_set_by_code'),
);

/** The set with this upper-case code; null when there is none. */
export async function findCardSetByCode(database: Database, code: string): Promise<CardSet | null> {
  const [found] = await byCode(database).execute({ code });
  return found ?? null;
}

/** How many cards each set has; a set without any is left out. */
export async function countCards(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: card.cardSetId, cards: count() })
    .from(card)
    .where(inArray(card.cardSetId, [...ids]))
    .groupBy(card.cardSetId);
  return new Map(rows.map((row) => [row.id, row.cards]));
}

/** When each set's newest current price was stated; a set without any is left out. */
export async function findPriceDates(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: card.cardSetId, recordedAt: max(cardVariant.currentPriceRecordedAt) })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .where(inArray(card.cardSetId, [...ids]))
    .groupBy(card.cardSetId);
  return new Map(
    rows.flatMap((row) => (row.recordedAt === null ? [] : [[row.id, row.recordedAt]])),
  );
}
