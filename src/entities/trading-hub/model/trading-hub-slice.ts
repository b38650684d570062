import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Decoded } from '@domain/card-list-link';
import type { OfferSide, OfferType } from '@domain/offer';
import {
  decodeTradingHub,
  DEFAULT_TRADING_HUB,
  encodeTradingHub,
  type HubTab,
  type TradingHub,
} from '@domain/trading-hub';
import type { AddressLink } from '@/shared/lib/address-link';

/** What the trading hub shows. */
export interface TradingHubState extends TradingHub {
  /** The ignored parts of the link, until dismissed. */
  dropped: string[];
}

const initialState: TradingHubState = { ...DEFAULT_TRADING_HUB, dropped: [] };

const tradingHubSlice = createSlice({
  name: 'tradingHub',
  initialState,
  reducers: {
    /** The address changed: a link was opened, or the user went back or forward. */
    hubLinkFollowed: (_state, { payload }: PayloadAction<Decoded<TradingHub>>) => ({
      ...payload.state,
      dropped: payload.dropped,
    }),
    tabChosen(state, { payload: tab }: PayloadAction<HubTab>) {
      state.tab = tab;
    },
    sideChosen(state, { payload: side }: PayloadAction<OfferSide>) {
      state.side = side;
    },
    /** Null for all of them. */
    offerTypeChosen(state, { payload: offerType }: PayloadAction<OfferType | null>) {
      state.offerType = offerType;
    },
    droppedRead(state) {
      state.dropped = [];
    },
  },
  selectors: {
    selectTradingHub: (state) => state,
    /** The canonical query string of the hub's state, without `?`. */
    selectTradingHubLink: (state) => encodeTradingHub(state),
  },
});

export const tradingHubReducer = tradingHubSlice.reducer;
export const { hubLinkFollowed, tabChosen, sideChosen, offerTypeChosen, droppedRead } =
  tradingHubSlice.actions;
export const { selectTradingHub, selectTradingHubLink } = tradingHubSlice.selectors;

/** How the trading hub and its address are converted into each other. */
export const tradingHubLink: AddressLink<TradingHub> = {
  select: selectTradingHubLink,
  // Nothing is typed here: each change is a choice.
  selectIsStep: () => true,
  decode: decodeTradingHub,
  encode: encodeTradingHub,
  followed: hubLinkFollowed,
};
