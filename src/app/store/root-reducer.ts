import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { headerMenuReducer } from '../header/header-menu-slice';
import { cardDetailReducer } from '@/widgets/card-view';
import { cardPreviewReducer } from '@/widgets/card-hover-preview';
import { declineReasonsReducer } from '@/features/act-on-offer';
import { lastBulkChangeReducer, selectionReducer } from '@/features/change-selected';
import { deckDraftsReducer } from '@/features/deck-edit';
import { noteDraftsReducer } from '@/features/discuss-offer';
import { countDraftsReducer, countingReducer } from '@/features/edit-inventory';
import { saleDraftsReducer, wantDraftsReducer } from '@/features/edit-trade-list';
import { findAnythingReducer } from '@/features/find-anything';
import { offersLiveReducer } from '@/features/follow-offers';
import { offerDraftsReducer } from '@/features/make-offer';
import { quickAddReducer } from '@/features/quick-add';
import { themeReducer } from '../theme/theme-slice';
import { cardCacheReducer } from '@/entities/card';
import {
  cardListReducer,
  collectionListReducer,
  deckListReducer,
  historyReducer,
  tradeListReducer,
  tradingHubReducer,
} from '@/features/filter-cards';
import { sessionReducer } from '@/entities/session';
import { baseApi } from '@/shared/api';

const slices = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  cardCache: cardCacheReducer,
  cardDetail: cardDetailReducer,
  cardList: cardListReducer,
  cardPreview: cardPreviewReducer,
  collectionHistory: historyReducer,
  collectionList: collectionListReducer,
  countDrafts: countDraftsReducer,
  counting: countingReducer,
  deckDrafts: deckDraftsReducer,
  deckList: deckListReducer,
  declineReasons: declineReasonsReducer,
  findAnything: findAnythingReducer,
  headerMenu: headerMenuReducer,
  lastBulkChange: lastBulkChangeReducer,
  noteDrafts: noteDraftsReducer,
  offerDrafts: offerDraftsReducer,
  offersLive: offersLiveReducer,
  quickAdd: quickAddReducer,
  saleDrafts: saleDraftsReducer,
  selection: selectionReducer,
  session: sessionReducer,
  theme: themeReducer,
  tradeList: tradeListReducer,
  tradingHub: tradingHubReducer,
  wantDrafts: wantDraftsReducer,
});

type State = ReturnType<typeof slices>;

/** Slices that survive a change of user, since they hold no personal data. Queries are cleared with the event. */
const IMPERSONAL = [
  baseApi.reducerPath,
  'cardCache',
  'cardDetail',
  'cardList',
  'cardPreview',
  'collectionHistory',
  'collectionList',
  'deckList',
  'session',
  'theme',
  'tradeList',
  'tradingHub',
] as const satisfies (keyof State)[];

/** Every other slice, including later ones, is reset. */
function forNextPerson(state: State, action: UnknownAction): State {
  const kept = Object.fromEntries(IMPERSONAL.map((name) => [name, state[name]]));
  return { ...slices(undefined, action), ...kept };
}

/**
 * All state on which screens depend, as plain data. Personal state is cleared with the session
 * (rules/sign-in#state-of-a-person).
 */
export const rootReducer: typeof slices = (state, action) => {
  const next = slices(state, action);
  const before = state?.session?.generation ?? next.session.generation;
  return before === next.session.generation ? next : forNextPerson(next, action);
};
