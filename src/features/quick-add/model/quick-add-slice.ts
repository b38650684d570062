import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import type { VariantType } from '@domain/card';
import { createDrafts, newDraft, type Draft, type OutboxState } from '@/shared/lib/outbox';

/** What an addition shows, kept even when its card is no longer shown. */
export interface AddedPrinting {
  variantId: string;
  name: string;
  number: string;
  variantType: VariantType;
}

interface AddedStep {
  /** The id of the step to undo. */
  stepId: string;
  /** The resulting count; null if it isn't known. */
  inventory: number | null;
}

/** Copies that a person added in the bar: how many, and what became of it. */
export interface Addition extends AddedPrinting, Draft<number, AddedStep | null> {
  /** Its idempotency key: the server adds it once. */
  key: string;
  undoState: 'none' | 'undoing' | 'undone';
  /** Why it couldn't be undone; null if nothing is wrong. */
  undoFailure: string | null;
}

export interface MissedLine {
  line: string;
  message: string;
}

/** The line, and the outbox's entries: additions by their key, the oldest first. */
export interface QuickAddState extends OutboxState<Addition> {
  text: string;
  /** The index of the choice that Enter adds. */
  highlighted: number;
  /** Whether choices are shown: not after they were closed. */
  isOffering: boolean;
  /** Whether the person is asked what the line means before anything is added. */
  isAsking: boolean;
  /** Why the line couldn't be added; null if nothing is wrong or it wasn't tried. */
  error: string | null;
  /** Rejected lines that the next ones overwrote, the newest first. */
  missed: MissedLine[];
}

/** How many additions are listed; older ones stay in the collection's history. */
const MAX_LISTED = 500;

const initialState: QuickAddState = {
  text: '',
  highlighted: 0,
  isOffering: false,
  isAsking: false,
  error: null,
  missed: [],
  entries: {},
};

export const quickAdd = createDrafts({
  name: 'quickAdd',
  initialState,
  flashes: () => true,
  reducers: {
    lineTyped(state, { payload }: PayloadAction<string>) {
      // A refused line is selected as a whole, so a person who types without looking overwrites it.
      if (state.error !== null && payload.length === 1) {
        state.missed.unshift({ line: state.text, message: state.error });
      }
      state.text = payload;
      state.highlighted = 0;
      state.isOffering = true;
      state.isAsking = false;
      state.error = null;
    },
    /** A refused line is about to be replaced by pasting. */
    refusedLineReplaced(state) {
      if (state.error === null) return;
      state.missed.unshift({ line: state.text, message: state.error });
      state.error = null;
    },
    choiceHighlighted(state, { payload }: PayloadAction<number>) {
      state.highlighted = payload;
      state.isOffering = !state.isAsking;
    },
    questionAsked(state, { payload }: PayloadAction<number>) {
      Object.assign(state, { highlighted: payload, isOffering: false, isAsking: true });
    },
    questionLeft(state) {
      state.isAsking = false;
    },
    choicesClosed(state) {
      state.isOffering = false;
    },
    lineRefused(state, { payload }: PayloadAction<string>) {
      state.error = payload;
      state.isOffering = false;
    },
    /** The person has seen a missed line, and edits or discards it. */
    missedLineTaken(state, { payload }: PayloadAction<{ index: number; isMended: boolean }>) {
      const [taken] = state.missed.splice(payload.index, 1);
      if (!taken || !payload.isMended) return;
      // The text that was being typed takes its place in the list.
      if (state.text.trim() !== '') {
        const message = state.error ?? 'You were typing this.';
        state.missed.unshift({ line: state.text, message });
      }
      Object.assign(state, { text: taken.line, error: taken.message, isAsking: false });
    },
    /** The readable part of the line was added; this is the rest. */
    restKept(state, { payload }: PayloadAction<{ text: string; message: string }>) {
      Object.assign(state, { text: payload.text, error: payload.message });
    },
    additionMade(
      state,
      { payload }: PayloadAction<AddedPrinting & { key: string; count: number }>,
    ) {
      const { count, ...printing } = payload;
      const addition: Addition = {
        ...printing,
        ...newDraft<number, AddedStep | null>(null, count),
        undoState: 'none',
        undoFailure: null,
      };
      const entries = Object.entries({ ...state.entries, [payload.key]: addition });
      return {
        ...initialState,
        missed: state.missed,
        entries: Object.fromEntries(entries.slice(-MAX_LISTED)),
      };
    },
    undoStarted({ entries }, { payload: key }: PayloadAction<string>) {
      const addition = entries[key];
      if (addition) Object.assign(addition, { undoState: 'undoing', undoFailure: null });
    },
    additionUndone(
      { entries },
      { payload: { key, inventory } }: PayloadAction<{ key: string; inventory: number | null }>,
    ) {
      const addition = entries[key];
      if (!addition?.seen) return;
      addition.undoState = 'undone';
      addition.seen.inventory = inventory;
    },
    undoRefused(
      { entries },
      { payload: { key, message } }: PayloadAction<{ key: string; message: string }>,
    ) {
      const addition = entries[key];
      if (addition) Object.assign(addition, { undoState: 'none', undoFailure: message });
    },
  },
  selectors: {
    selectQuickAdd: (state) => state,
    selectAddition: ({ entries }, key: string): Addition | undefined => entries[key],
    /** The newest first. */
    selectAdditions: createSelector([({ entries }: QuickAddState) => entries], (entries) =>
      Object.values(entries).toReversed(),
    ),
  },
});

export const quickAddReducer = quickAdd.reducer;
export const { selectQuickAdd, selectAddition, selectAdditions } = quickAdd.selectors;
export const {
  lineTyped,
  choiceHighlighted,
  choicesClosed,
  refusedLineReplaced,
  questionAsked,
  questionLeft,
  restKept,
  lineRefused,
  missedLineTaken,
  additionMade,
  undoStarted,
  additionUndone,
  undoRefused,
} = quickAdd.actions;
