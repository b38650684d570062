import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Decoded } from '@domain/card-list-link';
import type { OfferRole, OfferStage, OfferType } from '@domain/offer';
import { wellFormedText } from '@domain/plain-text';
import {
  decodeTradingHub,
  DEFAULT_TRADING_HUB,
  encodeTradingHub,
  OFFER_SEARCH_LENGTH,
  type HubTab,
  type TradingHub,
} from '@domain/trading-hub';
import type { AddressLink } from '@/shared/lib/address-link';

/** What the trading hub shows. */
export interface TradingHubState extends TradingHub {
  /** The ignored parts of the link, until dismissed. */
  dropped: string[];
  /**
   * Whether the next address gets its own history entry: a choice does; typing replaces the last entry
   * (rules/links#history-entries).
   */
  isStep: boolean;
}

const initialState: TradingHubState = { ...DEFAULT_TRADING_HUB, dropped: [], isStep: true };

const chosen = (state: TradingHubState, choice: Partial<TradingHub>): TradingHubState => ({
  ...state,
  ...choice,
  isStep: true,
});

const tradingHubSlice = createSlice({
  name: 'tradingHub',
  initialState,
  reducers: {
    /** The address changed: a link was opened, or the user went back or forward. */
    hubLinkFollowed: (_state, { payload }: PayloadAction<Decoded<TradingHub>>) => ({
      ...payload.state,
      dropped: payload.dropped,
      isStep: true,
    }),
    tabChosen: (state, { payload: tab }: PayloadAction<HubTab>) => chosen(state, { tab }),
    roleChosen: (state, { payload: role }: PayloadAction<OfferRole>) => chosen(state, { role }),
    /** Null for all stages. */
    stageChosen: (state, { payload: stage }: PayloadAction<OfferStage | null>) =>
      chosen(state, { stage }),
    /** Null for all of them. */
    offerTypeChosen: (state, { payload: offerType }: PayloadAction<OfferType | null>) =>
      chosen(state, { offerType }),
    offerSearchTyped: (state, { payload: text }: PayloadAction<string>) => ({
      ...state,
      searchText: wellFormedText(text, OFFER_SEARCH_LENGTH),
      isStep: false,
    }),
    /** Every offer is listed again. */
    offerFiltersCleared: (state) => {
      const { role, stage, offerType, searchText } = DEFAULT_TRADING_HUB;
      return chosen(state, { role, stage, offerType, searchText });
    },
    droppedRead(state) {
      state.dropped = [];
    },
  },
  selectors: {
    selectTradingHub: (state) => state,
    /** The canonical query string of the hub's state, without `?`. */
    selectTradingHubLink: (state) => encodeTradingHub(state),
    selectIsStep: (state) => state.isStep,
  },
});

export const tradingHubReducer = tradingHubSlice.reducer;
export const {
  hubLinkFollowed,
  tabChosen,
  roleChosen,
  stageChosen,
  offerTypeChosen,
  offerSearchTyped,
  offerFiltersCleared,
  droppedRead,
} = tradingHubSlice.actions;
export const { selectTradingHub, selectTradingHubLink, selectIsStep } = tradingHubSlice.selectors;

/** How the trading hub and its address are converted into each other. */
export const tradingHubLink: AddressLink<TradingHub> = {
  select: selectTradingHubLink,
  selectIsStep,
  decode: decodeTradingHub,
  encode: encodeTradingHub,
  followed: hubLinkFollowed,
};
