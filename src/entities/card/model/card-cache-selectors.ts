import { createSelector } from '@reduxjs/toolkit';
import type { Card } from '@domain/card';
import type { CardCacheState } from './card-cache-slice';

export interface WithCardCache {
  cardCache: CardCacheState;
}

/** An id may come from an address, so inherited keys such as `__proto__` must not pass for cards. */
const cardOf = (byId: CardCacheState['byId'], id: string): Card | null =>
  (Object.hasOwn(byId, id) && byId[id]) || null;

export const selectCard = (state: WithCardCache, id: string | null): Card | null =>
  id === null ? null : cardOf(state.cardCache.byId, id);

export const selectIsCardInFlight = (state: WithCardCache, id: string | null): boolean =>
  id !== null && state.cardCache.inFlight[id] === true;

/** The cached card that has a printing; null where none has. */
export function selectCardOfPrinting(state: WithCardCache, variantId: string): Card | null {
  for (const card of Object.values(state.cardCache.byId)) {
    if (card.cardVariants.some(({ id }) => id === variantId)) return card;
  }
  return null;
}

export const selectIsAnyInFlight = ({ cardCache }: WithCardCache, ids: readonly string[]) =>
  ids.some((id) => cardCache.inFlight[id] === true);

export const selectCardLoadError = (state: WithCardCache) => state.cardCache.error;

/** Those of the ids that are neither loaded nor in flight (spec 4). */
export const selectIdsToLoad = ({ cardCache }: WithCardCache, ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => !cardOf(cardCache.byId, id) && cardCache.inFlight[id] !== true);

/** A set's cards in the server's order, or null before they were loaded. */
export const selectCardsOfSet = createSelector(
  [
    (state: WithCardCache) => state.cardCache.byId,
    (state: WithCardCache, code: string) => state.cardCache.idsBySetCode[code],
  ],
  (byId, ids) =>
    ids
      ? ids.flatMap((id) => {
          const card = byId[id];
          return card ? [card] : [];
        })
      : null,
);

export const selectCardsById = ({ cardCache }: WithCardCache) => cardCache.byId;
