import type { Card, Printing } from '@domain/card';
import { type Context, perRequest } from '@server/platform/graphql/context';
import DataLoader from 'dataloader';
import { findCards, findCardsOfSets } from './card-rows';

/** Loads whole cards by id; null for an unknown id. */
export const cardById = perRequest(
  ({ database }) =>
    new DataLoader<string, Card | null>(async (ids) => {
      const found = await findCards(database, ids.filter(mayBeCardId));
      const byId = new Map(found.map((card) => [card.id, card]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** Loads a printing with its card; null if it isn't in the catalogue. */
export async function printingOf(
  context: Context,
  { cardId, variantId }: { cardId: string; variantId: string },
): Promise<Printing | null> {
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

/** Whether a text is short enough for a card's id; longer ones need no query. */
export const mayBeCardId = (id: string): boolean => id.length <= 100;
