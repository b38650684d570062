import type { Location } from 'react-router-dom';

/** What the router keeps with a history entry at which dialogs are open (rules/links#open-dialogs). */
export interface EntryState {
  /** How many. */
  dialogs: number;
}

/** How many dialogs are open at a history entry. */
export const depthOf = ({ state }: Location): number =>
  (state as Partial<EntryState> | null)?.dialogs ?? 0;
