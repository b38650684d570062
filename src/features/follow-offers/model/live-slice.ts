import { createSlice } from '@reduxjs/toolkit';

interface OffersLiveState {
  /** The state of the connection over which inbox events come. */
  connection: 'connecting' | 'live' | 'lost';
}

const initialState: OffersLiveState = { connection: 'connecting' };

const liveSlice = createSlice({
  name: 'offersLive',
  initialState,
  reducers: {
    /** All that happened so far was told; from now on, news comes as it happens. */
    caughtUp(state) {
      state.connection = 'live';
    },
    connectionLost(state) {
      state.connection = 'lost';
    },
  },
  selectors: { selectConnection: (state) => state.connection },
});

export const offersLiveReducer = liveSlice.reducer;
export const { caughtUp, connectionLost } = liveSlice.actions;
export const { selectConnection } = liveSlice.selectors;
