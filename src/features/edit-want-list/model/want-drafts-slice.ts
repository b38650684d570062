import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isShown } from '@/shared/lib/send-draft';
import type { SeenWant, WantDraft, Wanted, WantedId } from './want-draft';

export interface WantDraftsState {
  /** By the printing's id. */
  byId: Record<string, WantDraft>;
  /** What the person is asked about: whether it is to go off the list. */
  removal: (WantedId & SeenWant) | null;
  /** Wanted printings of which the person has just counted all that they need, and wasn't yet told. */
  complete: string[];
}

/** Sets how many copies of a printing are wanted. */
export interface WantedEdited extends WantedId {
  wanted: Wanted;
  /** What the server said when the person began. */
  seen: SeenWant;
}

const initialState: WantDraftsState = { byId: {}, removal: null, complete: [] };

const wantDraftsSlice = createSlice({
  name: 'wantDrafts',
  initialState,
  reducers: {
    wantedEdited({ byId }, { payload: { wanted, seen, ...id } }: PayloadAction<WantedEdited>) {
      const draft = byId[id.variantId];
      if (draft && isShown(draft)) draft.wanted = wanted;
      else if (wanted.quantity !== seen.quantity) {
        byId[id.variantId] = { ...id, status: 'saving', seen, wanted, theirs: null };
      } else delete byId[id.variantId];
    },
    /** The server has what was sent; what was made of it meanwhile is next. */
    wantedSaved(
      { byId },
      { payload }: PayloadAction<{ variantId: string; sent: Wanted; seen: SeenWant }>,
    ) {
      const draft = byId[payload.variantId];
      if (!draft) return;
      if (draft.wanted.quantity === payload.sent.quantity) delete byId[payload.variantId];
      else draft.seen = payload.seen;
    },
    wantedUnsaved({ byId }, { payload: variantId }: PayloadAction<string>) {
      const draft = byId[variantId];
      if (draft) draft.status = 'unsaved';
    },
    /** It is sent again, after the server couldn't be reached or refused it. */
    wantedSentAgain({ byId }, { payload: variantId }: PayloadAction<string>) {
      const draft = byId[variantId];
      if (draft) draft.status = 'saving';
    },
    wantedRefused({ byId }, { payload: variantId }: PayloadAction<string>) {
      const draft = byId[variantId];
      if (draft) draft.status = 'failed';
    },
    conflictFound({ byId }, { payload }: PayloadAction<{ variantId: string; theirs: SeenWant }>) {
      const draft = byId[payload.variantId];
      if (!draft) return;
      draft.status = 'conflict';
      draft.theirs = payload.theirs;
    },
    /** The person keeps what they set, over what the other tab made of it. */
    ownWantChosen({ byId }, { payload: variantId }: PayloadAction<string>) {
      const draft = byId[variantId];
      if (!draft?.theirs) return;
      draft.seen = draft.theirs;
      draft.theirs = null;
      draft.status = 'saving';
    },
    /** The person goes by what the server has. */
    draftDropped({ byId }, { payload: variantId }: PayloadAction<string>) {
      delete byId[variantId];
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
    selectDraft: ({ byId }, variantId: string): WantDraft | undefined => byId[variantId],
  },
});

export const wantDraftsReducer = wantDraftsSlice.reducer;
export const {
  wantedEdited,
  wantedSaved,
  wantedUnsaved,
  wantedSentAgain,
  wantedRefused,
  conflictFound,
  ownWantChosen,
  draftDropped,
  removalAsked,
  removalEnded,
  wantsCompleted,
  completionRead,
} = wantDraftsSlice.actions;
export const { selectWantDrafts, selectDraft } = wantDraftsSlice.selectors;
