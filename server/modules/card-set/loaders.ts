import type { CardSet } from '@domain/card-set';
import { isoTime } from '@server/graphql/iso-time';
import { perRequest } from '@server/graphql/per-request';
import DataLoader from 'dataloader';
import { countCards, findCardSetsById, findPriceDates } from './repo';

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
