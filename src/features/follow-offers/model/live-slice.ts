import { createSlice } from '@reduxjs/toolkit';

export interface WithOffersLive {
  offersLive: {
    /** How it stands with the connection over which news of offers comes. */
    connection: 'connecting' | 'live' | 'lost';
  };
}

const initialState: WithOffersLive['offersLive'] = { connection: 'connecting' };

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
});

export const offersLiveReducer = liveSlice.reducer;
export const { caughtUp, connectionLost } = liveSlice.actions;
export const selectConnection = (state: WithOffersLive) => state.offersLive.connection;
