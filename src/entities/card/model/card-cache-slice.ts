import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Card } from '@domain/card';
import type { ApiError } from '@/shared/api';

/** A failed load, with the cards that were requested by id. */
export type CardLoadError = ApiError & { ids: string[] };

/** The one place that holds cards; queries keep ids only (rules/capsules#one-owner-of-each-fact). */
export interface CardCacheState {
  byId: Record<string, Card>;
  /** Card ids by upper-case set code, in the server's order. */
  idsBySetCode: Record<string, string[]>;
  inFlight: Record<string, true>;
  /** The last load's failure, shared by everything that shows cards (rules/cards#loading-cards). */
  error: CardLoadError | null;
}

const initialState: CardCacheState = { byId: {}, idsBySetCode: {}, inFlight: {}, error: null };

/** An id may come from an address, so inherited keys such as `__proto__` must not count as cards. */
const cardOf = (byId: CardCacheState['byId'], id: string): Card | null =>
  (Object.hasOwn(byId, id) && byId[id]) || null;

const land = (state: CardCacheState, ids: readonly string[]) => {
  for (const id of ids) delete state.inFlight[id];
};

const without = (inFlight: CardCacheState['inFlight'], ids: readonly string[]) => {
  const landed = new Set(ids);
  return Object.fromEntries(Object.entries(inFlight).filter(([id]) => !landed.has(id)));
};

/** Spares the store walking through it, although nothing in it needs to be frozen. */
const frozen = <Value>(value: Value): Value => Object.freeze(value);

const cardCacheSlice = createSlice({
  name: 'cardCache',
  initialState,
  reducers: {
    cardsRequested(state, { payload }: PayloadAction<{ ids: readonly string[] }>) {
      for (const id of payload.ids) state.inFlight[id] = true;
      state.error = null;
    },
    /**
     * `ids` are the cards requested by id. The server doesn't know an id that has no card in `cards`. Without drafts,
     * and frozen already: for a set's cards, these took most of the time.
     */
    cardsReceived(
      draft,
      { payload }: PayloadAction<{ ids: readonly string[]; cards: Card[]; cardSetCode?: string }>,
    ): CardCacheState {
      const state = original(draft) ?? draft;
      const { ids, cards, cardSetCode } = payload;
      const byId = { ...state.byId };
      for (const card of cards) byId[card.id] = card;
      const ofSet = cardSetCode !== undefined && {
        [cardSetCode]: frozen(cards.map(({ id }) => id)),
      };
      return {
        ...state,
        byId: frozen(byId),
        idsBySetCode: ofSet ? { ...state.idsBySetCode, ...ofSet } : state.idsBySetCode,
        inFlight: ids.length === 0 ? state.inFlight : without(state.inFlight, ids),
      };
    },
    cardLoadFailed(state, { payload }: PayloadAction<{ ids: readonly string[]; error: ApiError }>) {
      land(state, payload.ids);
      state.error = { ...payload.error, ids: [...payload.ids] };
    },
  },
  selectors: {
    selectCard: ({ byId }, id: string | null): Card | null =>
      id === null ? null : cardOf(byId, id),
    selectIsCardInFlight: ({ inFlight }, id: string | null): boolean =>
      id !== null && inFlight[id] === true,
    /** The cached card that has a printing; null where none has. */
    selectCardOfPrinting({ byId }, variantId: string): Card | null {
      for (const card of Object.values(byId)) {
        if (card.cardVariants.some(({ id }) => id === variantId)) return card;
      }
      return null;
    },
    selectIsAnyInFlight: ({ inFlight }, ids: readonly string[]): boolean =>
      ids.some((id) => inFlight[id] === true),
    selectCardLoadError: ({ error }) => error,
    /** Those of the ids that are neither loaded nor in flight. */
    selectIdsToLoad: ({ byId, inFlight }, ids: readonly string[]): string[] =>
      [...new Set(ids)].filter((id) => !cardOf(byId, id) && inFlight[id] !== true),
    /** A set's cards in the server's order, or null before they were loaded. */
    selectCardsOfSet: createSelector(
      [
        ({ byId }: CardCacheState) => byId,
        ({ idsBySetCode }: CardCacheState, code: string) => idsBySetCode[code],
      ],
      (byId, ids) =>
        ids
          ? ids.flatMap((id) => {
              const card = byId[id];
              return card ? [card] : [];
            })
          : null,
    ),
    selectCardsById: ({ byId }) => byId,
  },
});

export const cardCacheReducer = cardCacheSlice.reducer;
export const { cardsRequested, cardsReceived, cardLoadFailed } = cardCacheSlice.actions;
export const {
  selectCard,
  selectIsCardInFlight,
  selectCardOfPrinting,
  selectIsAnyInFlight,
  selectCardLoadError,
  selectIdsToLoad,
  selectCardsOfSet,
  selectCardsById,
} = cardCacheSlice.selectors;
