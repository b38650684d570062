import type { PayloadAction } from '@reduxjs/toolkit';
import { createDrafts, isShown, newDraft, type OutboxState } from '@/shared/lib/outbox';
import {
  isSameWanted,
  type SeenWant,
  type WantDraft,
  type Wanted,
  type WantedId,
} from './want-draft';

/** The outbox's entries by the printing's id, and the questions for the person. */
export interface WantDraftsState extends OutboxState<WantDraft> {
  /** The printing that the person is asked to confirm the removal of. */
  removal: (WantedId & SeenWant) | null;
  /** Wanted printings of which the person has just counted the last missing copy, until they dismiss the notice. */
  complete: string[];
}

/** Sets how many copies of a printing are wanted. */
export interface WantedEdited extends WantedId {
  wanted: Wanted;
  /** The server's row when the person began. */
  seen: SeenWant;
}

const initialState: WantDraftsState = { entries: {}, removal: null, complete: [] };

export const wantDrafts = createDrafts({
  name: 'wantDrafts',
  initialState,
  isSame: isSameWanted,
  flashes: () => false,
  reducers: {
    wantedEdited({ entries }, { payload: { wanted, seen, ...id } }: PayloadAction<WantedEdited>) {
      const draft = entries[id.variantId];
      if (draft && isShown(draft)) draft.wanted = wanted;
      else if (isSameWanted(wanted, seen)) delete entries[id.variantId];
      else entries[id.variantId] = { ...id, ...newDraft(seen, wanted) };
    },
    /** The person is about to take a printing off the list. */
    removalAsked(state, { payload }: PayloadAction<WantedId & SeenWant>) {
      state.removal = payload;
    },
    removalEnded(state) {
      state.removal = null;
    },
    /** No copies of these printings are missing any more. */
    wantsCompleted(state, { payload: variantIds }: PayloadAction<readonly string[]>) {
      state.complete = [...new Set([...state.complete, ...variantIds])];
    },
    /** The person has read the notice and decided. */
    completionRead(state) {
      state.complete = [];
    },
  },
  selectors: {
    /** Everything that isn't saved, and the questions for the person. */
    selectWantDrafts: (state) => state,
    /** The person's draft for a printing, if there is one. */
    selectDraft: ({ entries }, variantId: string): WantDraft | undefined => entries[variantId],
  },
});

export const wantDraftsReducer = wantDrafts.reducer;
export const { selectWantDrafts, selectDraft } = wantDrafts.selectors;
export const {
  wantedEdited,
  entryDropped,
  removalAsked,
  removalEnded,
  wantsCompleted,
  completionRead,
} = wantDrafts.actions;
