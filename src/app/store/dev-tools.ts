import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { sanitiser } from '@domain/capsule';

/** A placeholder with the size of a catalogue's part of the state or of an action. */
const summary = (cards: object) => `${Object.keys(cards).length} cards`;

const hasCards = (payload: unknown): payload is { cards: object } =>
  typeof payload === 'object' && payload !== null && 'cards' in payload;

const withoutEmails = sanitiser();

/**
 * Redux DevTools, on in every build (rules/capsules#devtools). Whole catalogues stay out of it, since they would freeze
 * its panel, and so do e-mail addresses.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Starbinder',
  actionSanitizer: <Sent extends Action>(action: Sent): Sent =>
    withoutEmails(
      'payload' in action && hasCards(action.payload)
        ? { ...action, payload: { ...action.payload, cards: summary(action.payload.cards) } }
        : action,
    ),
  stateSanitizer: <State>(state: State): State => {
    const { cardCache } = state as { cardCache?: { byId: object } };
    return withoutEmails(
      cardCache ? { ...state, cardCache: { ...cardCache, byId: summary(cardCache.byId) } } : state,
    );
  },
};
