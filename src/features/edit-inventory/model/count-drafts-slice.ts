import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredCount } from '@domain/collection';
import { isShown } from '@/shared/lib/send-draft';
import { withPart, type CountDraft, type CountPart, type SeenCount } from './count-draft';

/** Text in a field that is not a count yet. */
export interface TypedText {
  variantId: string;
  part: CountPart;
  text: string;
  /** The count that stood there when the typing began. */
  seen: SeenCount;
}

export interface CountDraftsState {
  /** By the printing's id. */
  byId: Record<string, CountDraft>;
  /** In the field that is being typed in. */
  typed: TypedText | null;
  /** The last text that was no count and so reverted. */
  refused: Omit<TypedText, 'seen'> | null;
}

/** Sets one number of a printing. */
export interface CountEdited {
  variantId: string;
  part: CountPart;
  /** Null for a Need's default. */
  value: number | null;
  /** What the server said of it when the person began. */
  seen: SeenCount;
}

const initialState: CountDraftsState = { byId: {}, typed: null, refused: null };

const storedOf = ({ inventory, missingOverride }: StoredCount): StoredCount => ({
  inventory,
  missingOverride,
});

const isSame = (one: StoredCount, other: StoredCount) =>
  one.inventory === other.inventory && one.missingOverride === other.missingOverride;

const countDraftsSlice = createSlice({
  name: 'countDrafts',
  initialState,
  reducers: {
    countTyped(state, { payload }: PayloadAction<TypedText>) {
      const { typed } = state;
      const isGoingOn = typed?.variantId === payload.variantId && typed.part === payload.part;
      state.typed = isGoingOn ? { ...payload, seen: typed.seen } : payload;
      state.refused = null;
    },
    /** The field goes back to the count: by Escape, or since what it held was none. */
    typingDropped(state, { payload: { isRefused } }: PayloadAction<{ isRefused: boolean }>) {
      const { typed } = state;
      if (isRefused && typed) {
        state.refused = { variantId: typed.variantId, part: typed.part, text: typed.text };
      }
      state.typed = null;
    },
    countEdited(state, { payload }: PayloadAction<CountEdited>) {
      const { variantId, part, value, seen } = payload;
      const { typed } = state;
      if (typed?.variantId === variantId && typed.part === part) state.typed = null;
      state.refused = null;
      const draft = state.byId[variantId];
      if (!draft || !isShown(draft)) {
        const wanted = withPart(seen, part, value);
        if (isSame(wanted, seen)) return;
        state.byId[variantId] = { status: 'saving', parts: [part], seen, wanted, theirs: null };
        return;
      }
      draft.wanted = withPart(draft.wanted, part, value);
      if (!draft.parts.includes(part)) draft.parts.push(part);
    },
    /** It is sent again, after the server couldn't be reached or refused it. */
    countSentAgain(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (draft) draft.status = 'saving';
    },
    /** The server has what was sent; what was made of it meanwhile is next. */
    countSaved(
      state,
      { payload }: PayloadAction<{ variantId: string; sent: StoredCount; seen: SeenCount }>,
    ) {
      const draft = state.byId[payload.variantId];
      if (!draft) return;
      draft.seen = payload.seen;
      // What is typed into a field of it is typed over this one's count, by the same person.
      if (state.typed?.variantId === payload.variantId) state.typed.seen = payload.seen;
      if (isSame(draft.wanted, payload.sent)) draft.status = 'saved';
    },
    countUnsaved(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (draft) draft.status = 'unsaved';
    },
    countRefused(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (draft) draft.status = 'failed';
    },
    conflictFound(state, { payload }: PayloadAction<{ variantId: string; theirs: SeenCount }>) {
      const draft = state.byId[payload.variantId];
      if (!draft) return;
      draft.status = 'conflict';
      draft.theirs = payload.theirs;
    },
    /** The person keeps their numbers; the other one's stays where they set none. */
    ownCountChosen(state, { payload: variantId }: PayloadAction<string>) {
      const draft = state.byId[variantId];
      if (!draft?.theirs) return;
      const { theirs, wanted, parts } = draft;
      draft.seen = theirs;
      draft.wanted = parts.includes('have')
        ? withPart(theirs, 'have', wanted.inventory)
        : storedOf(theirs);
      if (parts.includes('need')) {
        draft.wanted = withPart(draft.wanted, 'need', wanted.missingOverride);
      }
      draft.theirs = null;
      draft.status = 'saving';
    },
    /** A saved number's flash is over, unless the number was changed again meanwhile. */
    flashEnded(state, { payload: variantId }: PayloadAction<string>) {
      if (state.byId[variantId]?.status === 'saved') delete state.byId[variantId];
    },
    /** The person goes by the server's count. */
    draftDropped(state, { payload: variantId }: PayloadAction<string>) {
      delete state.byId[variantId];
    },
  },
  selectors: {
    selectCountDrafts: (state) => state,
    selectDraft: ({ byId }, variantId: string): CountDraft | undefined => byId[variantId],
    /** What is being typed into a field; null while nothing is. */
    selectTypedText: ({ typed }, variantId: string, part: CountPart): string | null =>
      typed?.variantId === variantId && typed.part === part ? typed.text : null,
  },
});

export const countDraftsReducer = countDraftsSlice.reducer;
export const {
  countTyped,
  typingDropped,
  countEdited,
  countSentAgain,
  countSaved,
  countUnsaved,
  countRefused,
  conflictFound,
  ownCountChosen,
  flashEnded,
  draftDropped,
} = countDraftsSlice.actions;
export const { selectCountDrafts, selectDraft, selectTypedText } = countDraftsSlice.selectors;
