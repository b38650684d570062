import type { CardSet } from '@domain/card-set';
import { setOrder } from '@server/platform/db/card-set-order';
import { type Database, preparedFor } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '../../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { perRequest } from '@server/platform/graphql/context';
import DataLoader from 'dataloader';
import { count, eq, inArray, max, sql } from 'drizzle-orm';

export const cardSetById = perRequest(
  ({ database }) =>
    new DataLoader<string, CardSet>(async (ids) => {
      const found = new Map((await findCardSetsById(database, ids)).map((set) => [set.id, set]));
      return ids.map((id) => found.get(id) ?? new Error(`There is no card set ${id}`));
    }),
);

export const cardCountOf = perRequest(
  ({ database }) =>
    new DataLoader<string, number>(async (ids) => {
      const counts = await countCards(database, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
);

/** ISO 8601; null for a set without a price. */
export const pricesRecordedAtOf = perRequest(
  ({ database }) =>
    new DataLoader<string, string | null>(async (ids) => {
      const dates = await findPriceDates(database, ids);
      return ids.map((id) => {
        const recordedAt = dates.get(id);
        return recordedAt === undefined ? null : isoTime(recordedAt);
      });
    }),
);

const columns = {
  id: cardSet.id,
  code: cardSet.code,
  name: cardSet.name,
  description: cardSet.description,
  imageUrl: cardSet.imageUrl,
  releasedOn: cardSet.releasedOn,
};

/** All sets, in order of release. */
export const findCardSets = (database: Database): Promise<CardSet[]> =>
  database.select(columns).from(cardSet).orderBy(setOrder('card_set'));

const findCardSetsById = (database: Database, ids: readonly string[]): Promise<CardSet[]> =>
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

/** The set with this upper-case code; null if there is none. */
export async function findCardSetByCode(database: Database, code: string): Promise<CardSet | null> {
  const [found] = await byCode(database).execute({ code });
  return found ?? null;
}

/** How many cards each set has; a set without any is left out. */
async function countCards(
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
async function findPriceDates(
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
