import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/** How large a catalogue's part of the state or of an action is told in place of it. */
const summary = (cards: object) => `${Object.keys(cards).length} cards`;

const hasCards = (payload: unknown): payload is { cards: object } =>
  typeof payload === 'object' && payload !== null && 'cards' in payload;

/** Redux DevTools, on in every build. Whole catalogues stay out of it: they would freeze its panel. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Starbinder',
  actionSanitizer: <Sent extends Action>(action: Sent): Sent =>
    'payload' in action && hasCards(action.payload)
      ? { ...action, payload: { ...action.payload, cards: summary(action.payload.cards) } }
      : action,
  stateSanitizer: <State>(state: State): State => {
    const { cardCache } = state as { cardCache?: { byId: object } };
    return cardCache
      ? { ...state, cardCache: { ...cardCache, byId: summary(cardCache.byId) } }
      : state;
  },
};
