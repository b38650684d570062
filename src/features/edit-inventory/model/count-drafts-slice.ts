import type { PayloadAction } from '@reduxjs/toolkit';
import { createDrafts, isShown, newDraft, type OutboxState } from '@/shared/lib/outbox';
import {
  isSameCount,
  withPart,
  withParts,
  type CountDraft,
  type CountPart,
  type SeenCount,
} from './count-draft';

/** Text in a field that is not a count yet. */
export interface TypedText {
  variantId: string;
  part: CountPart;
  text: string;
  /** The count at the start of typing. */
  seen: SeenCount;
}

/** The outbox's entries by the printing's id, and the text in the fields. */
export interface CountDraftsState extends OutboxState<CountDraft> {
  /** The text in the field that has the focus. */
  typed: TypedText | null;
  /** The last text that wasn't a count and was reverted. */
  refused: Omit<TypedText, 'seen'> | null;
}

/** Sets one number of a printing. */
export interface CountEdited {
  variantId: string;
  part: CountPart;
  /** Null for a Need's default. */
  value: number | null;
  /** The server's count when the person began. */
  seen: SeenCount;
}

const initialState: CountDraftsState = { entries: {}, typed: null, refused: null };

export const countDrafts = createDrafts({
  name: 'countDrafts',
  initialState,
  isSame: isSameCount,
  merge: (draft, theirs) => withParts(theirs, draft),
  flashes: () => true,
  // Text that is being typed for this printing starts from this count now, since the same person made it.
  onSaved({ typed }, variantId, seen) {
    if (typed?.variantId === variantId) typed.seen = seen;
  },
  reducers: {
    countTyped(state, { payload }: PayloadAction<TypedText>) {
      const { typed } = state;
      const isGoingOn = typed?.variantId === payload.variantId && typed.part === payload.part;
      state.typed = isGoingOn ? { ...payload, seen: typed.seen } : payload;
      state.refused = null;
    },
    /** The field reverts to the count: by Escape, or because of invalid text. */
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
      const draft = state.entries[variantId];
      if (!draft || !isShown(draft)) {
        const wanted = withPart(seen, part, value);
        if (isSameCount(wanted, seen)) return;
        state.entries[variantId] = { ...newDraft(seen, wanted), parts: [part] };
        return;
      }
      draft.wanted = withPart(draft.wanted, part, value);
      if (!draft.parts.includes(part)) draft.parts.push(part);
    },
  },
  selectors: {
    selectCountDrafts: (state) => state,
    selectDraft: ({ entries }, variantId: string): CountDraft | undefined => entries[variantId],
    /** The text being typed into a field; null if there is none. */
    selectTypedText: ({ typed }, variantId: string, part: CountPart): string | null =>
      typed?.variantId === variantId && typed.part === part ? typed.text : null,
  },
});

export const countDraftsReducer = countDrafts.reducer;
export const { countTyped, typingDropped, countEdited, flashEnded, entryDropped } =
  countDrafts.actions;
export const { selectCountDrafts, selectDraft, selectTypedText } = countDrafts.selectors;
