import { createSlice } from '@reduxjs/toolkit';
import type { Decoded } from '@domain/card-list-link';
import type { OfferRole, OfferStage, OfferType } from '@domain/offer';
import { wellFormedText } from '@domain/plain-text';
import type { PrintingSearchOrder, PrintingSearchSort } from '@domain/printing-search';
import {
  DEFAULT_TRADING_HUB,
  OFFER_SEARCH_LENGTH,
  type HubTab,
  type TradingHub,
} from '@domain/trading-hub';
import { inNewEntry, inSameEntry } from '@/shared/lib/address/history-entry';

/** What the trading hub shows; which cards it shows is in the slice of card lists. */
export interface TradingHubState extends Omit<TradingHub, 'filter' | 'query'> {
  /** The ignored parts of the link, until dismissed. */
  dropped: string[];
}

const { filter: _filter, query: _query, ...DEFAULT_STATE } = DEFAULT_TRADING_HUB;

const initialState: TradingHubState = { ...DEFAULT_STATE, dropped: [] };

const tradingHubSlice = createSlice({
  name: 'tradingHub',
  initialState,
  reducers: (create) => ({
    /** The address changed: a link was opened, or the user went back or forward. */
    hubLinkFollowed: create.reducer<Decoded<TradingHub>>((_state, { payload }): TradingHubState => {
      const { filter: _asked, query: _line, ...hub } = payload.state;
      return { ...hub, dropped: payload.dropped };
    }),
    tabChosen: create.preparedReducer(inNewEntry<HubTab>(), (state, { payload: tab }) => {
      state.tab = tab;
    }),
    roleChosen: create.preparedReducer(inNewEntry<OfferRole>(), (state, { payload: role }) => {
      state.role = role;
    }),
    /** Null for all stages. */
    stageChosen: create.preparedReducer(
      inNewEntry<OfferStage | null>(),
      (state, { payload: stage }) => {
        state.stage = stage;
      },
    ),
    /** Null for all of them. */
    offerTypeChosen: create.preparedReducer(
      inNewEntry<OfferType | null>(),
      (state, { payload: offerType }) => {
        state.offerType = offerType;
      },
    ),
    offerSearchTyped: create.preparedReducer(inSameEntry<string>(), (state, { payload: text }) => {
      state.searchText = wellFormedText(text, OFFER_SEARCH_LENGTH);
    }),
    /** Every offer is listed again. */
    offerFiltersCleared: create.preparedReducer(inNewEntry<void>(), (state) => {
      const { role, stage, offerType, searchText } = DEFAULT_TRADING_HUB;
      Object.assign(state, { role, stage, offerType, searchText });
    }),
    cardOrderChosen: create.preparedReducer(
      inNewEntry<PrintingSearchOrder>(),
      (state, { payload: order }) => {
        state.cardOrder = order;
      },
    ),
    /** A header of the cards for sale was clicked: the same one again reverses its order. */
    cardSortChosen: create.preparedReducer(
      inNewEntry<PrintingSearchSort>(),
      (state, { payload: sort }) => {
        state.cardOrder = nextOrder(state.cardOrder, sort);
      },
    ),
    droppedRead: create.reducer((state) => {
      state.dropped = [];
    }),
  }),
  selectors: {
    selectTradingHub: (state) => state,
  },
});

/** Most sellers come first, as nobody looks for fewest; everything else starts ascending. */
function nextOrder(order: PrintingSearchOrder, sort: PrintingSearchSort): PrintingSearchOrder {
  const first = sort === 'SELLERS' ? 'descending' : 'ascending';
  const turned = order.direction === 'ascending' ? 'descending' : 'ascending';
  return { sort, direction: order.sort === sort ? turned : first };
}

export const tradingHubReducer = tradingHubSlice.reducer;
export const {
  hubLinkFollowed,
  tabChosen,
  roleChosen,
  stageChosen,
  offerTypeChosen,
  offerSearchTyped,
  offerFiltersCleared,
  cardOrderChosen,
  cardSortChosen,
  droppedRead,
} = tradingHubSlice.actions;
export const { selectTradingHub } = tradingHubSlice.selectors;
