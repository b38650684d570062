import type { Card, CardVariant } from '@domain/card';
import { type Context, perRequest } from '@server/graphql/context';
import DataLoader from 'dataloader';
import { findCards, findCardsOfSets } from './repo';

/** Loads whole cards by id; null for an id that doesn't exist. */
export const cardById = perRequest(
  ({ database }) =>
    new DataLoader<string, Card | null>(async (ids) => {
      const found = await findCards(database, ids.filter(mayBeCardId));
      const byId = new Map(found.map((card) => [card.id, card]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** Loads one printing with its card; null for one that doesn't exist, or no longer. */
export async function printingOf(
  context: Context,
  { cardId, variantId }: { cardId: string; variantId: string },
): Promise<CardVariant | null> {
  const card = await cardById(context).load(cardId);
  return card?.cardVariants.find(({ id }) => id === variantId) ?? null;
}

/** Loads all cards of a set by the set's id, by number. */
export const cardsOfSet = perRequest(
  ({ database }) =>
    new DataLoader<string, Card[]>(async (cardSetIds) => {
      const bySet = new Map(cardSetIds.map((id): [string, Card[]] => [id, []]));
      for (const card of await findCardsOfSets(database, cardSetIds)) {
        bySet.get(card.cardSetId)?.push(card);
      }
      return cardSetIds.map((id) => bySet.get(id) ?? []);
    }),
);

/** No id is longer than this: others need no question. */
export const mayBeCardId = (id: string): boolean => id.length <= 100;
