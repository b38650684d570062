import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { draftReducers, isShown, newDraft, type OutboxState } from '@/shared/lib/outbox';
import {
  isSameWanted,
  type SeenWant,
  type WantDraft,
  type Wanted,
  type WantedId,
} from './want-draft';

/** The outbox's entries by the printing's id, and what the person is asked. */
export interface WantDraftsState extends OutboxState<WantDraft> {
  /** What the person is asked about: whether it is to go off the list. */
  removal: (WantedId & SeenWant) | null;
  /** Wanted printings of which the person has just counted all that they need, and doesn't know yet. */
  complete: string[];
}

/** Sets how many copies of a printing are wanted. */
export interface WantedEdited extends WantedId {
  wanted: Wanted;
  /** What the server had when the person began. */
  seen: SeenWant;
}

const initialState: WantDraftsState = { entries: {}, removal: null, complete: [] };

const wantDraftsSlice = createSlice({
  name: 'wantDrafts',
  initialState,
  reducers: {
    ...draftReducers<Wanted, SeenWant, WantDraft, WantDraftsState>({
      isSame: isSameWanted,
      flashes: () => false,
    }),
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
    /** Nothing of these printings is missing any more. */
    wantsCompleted(state, { payload: variantIds }: PayloadAction<readonly string[]>) {
      state.complete = [...new Set([...state.complete, ...variantIds])];
    },
    /** The person knows, and decided. */
    completionRead(state) {
      state.complete = [];
    },
  },
  selectors: {
    /** All that is not saved, and what the person is asked. */
    selectWantDrafts: (state) => state,
    /** What the person made of a printing; undefined where that is nothing. */
    selectDraft: ({ entries }, variantId: string): WantDraft | undefined => entries[variantId],
  },
});

export const {
  reducer: wantDraftsReducer,
  actions: wantDraftActions,
  selectors: { selectWantDrafts, selectDraft },
} = wantDraftsSlice;
export const {
  wantedEdited,
  entryDropped,
  removalAsked,
  removalEnded,
  wantsCompleted,
  completionRead,
} = wantDraftActions;
