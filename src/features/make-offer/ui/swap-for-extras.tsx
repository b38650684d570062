import { ForPlayers } from './for-players';
import { ProposeSwap } from './propose-swap';

const NOTHING = { gives: [], gets: [], balanceInCents: 0, iPay: true };

/** Begins a swap with a player who lets others pick extras (rules/sharing#extras-for-swaps). */
export const SwapForExtras = ({ handle }: { handle: string }) => (
  <ForPlayers purpose="propose a swap">
    <ProposeSwap recipientHandle={handle} counters={null} start={NOTHING} />
  </ForPlayers>
);
