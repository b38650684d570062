import { createSlice } from '@reduxjs/toolkit';

interface OffersLiveState {
  /** The state of the connection for inbox events. */
  connection: 'connecting' | 'live' | 'lost';
}

const initialState: OffersLiveState = { connection: 'connecting' };

const liveSlice = createSlice({
  name: 'offersLive',
  initialState,
  reducers: {
    /** All events so far have arrived; from now on they arrive as they happen. */
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
