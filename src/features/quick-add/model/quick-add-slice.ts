import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VariantType } from '@domain/card';

/**
 * What became of an addition: `adding` on its way; `unsent` kept until the server can be reached; `added`; `refused`;
 * `undoing` and `undone` by its button.
 */
export type AdditionStatus = 'adding' | 'unsent' | 'added' | 'refused' | 'undoing' | 'undone';

/** What is told of an addition however long ago its card was shown. */
export interface AddedPrinting {
  variantId: string;
  name: string;
  number: string;
  variantType: VariantType;
}

/** Copies that a person added by the bar. */
export interface Addition extends AddedPrinting {
  /** Its own name towards the server, under which it is added once. */
  key: string;
  count: number;
  status: AdditionStatus;
  /** What takes it back; null until it is added. */
  stepId: string | null;
  /** How many they had then; null until it is known. */
  inventory: number | null;
  /** Why it was refused, or couldn't be taken back. */
  message: string | null;
}

export interface MissedLine {
  line: string;
  message: string;
}

export interface QuickAddState {
  text: string;
  /** Which choice Enter adds. */
  highlighted: number;
  /** Whether choices are offered: not once they were put away. */
  isOffering: boolean;
  /** Why the line couldn't be added; null while nothing is wrong, or it wasn't tried. */
  error: string | null;
  /** Lines that couldn't be added and were typed over by the next ones, the newest first. */
  missed: MissedLine[];
  /** The newest first. */
  additions: Addition[];
}

/** How many additions are listed; older ones stay in the collection's history. */
const MOST_LISTED = 500;

const initialState: QuickAddState = {
  text: '',
  highlighted: 0,
  isOffering: false,
  error: null,
  missed: [],
  additions: [],
};

type Change<More = object> = PayloadAction<{ key: string } & More>;

const quickAddSlice = createSlice({
  name: 'quickAdd',
  initialState,
  reducers: {
    lineTyped(state, { payload }: PayloadAction<string>) {
      // A person who types without looking writes the next line over a refused one, which is selected as a whole.
      if (state.error !== null && payload.length === 1) {
        state.missed.unshift({ line: state.text, message: state.error });
      }
      state.text = payload;
      state.highlighted = 0;
      state.isOffering = true;
      state.error = null;
    },
    choiceHighlighted(state, { payload }: PayloadAction<number>) {
      state.highlighted = payload;
      state.isOffering = true;
    },
    choicesClosed(state) {
      state.isOffering = false;
    },
    lineRefused(state, { payload }: PayloadAction<string>) {
      state.error = payload;
      state.isOffering = false;
    },
    /** The person has seen a missed line, and takes it up again or not. */
    missedLineTaken(state, { payload }: PayloadAction<{ index: number; isMended: boolean }>) {
      const [taken] = state.missed.splice(payload.index, 1);
      if (taken && payload.isMended)
        Object.assign(state, { text: taken.line, error: taken.message });
    },
    additionMade(
      state,
      { payload }: PayloadAction<AddedPrinting & Pick<Addition, 'key' | 'count'>>,
    ) {
      const made = { status: 'adding', stepId: null, inventory: null, message: null } as const;
      const { additions, missed } = state;
      return {
        ...initialState,
        missed,
        additions: [{ ...payload, ...made }, ...additions].slice(0, MOST_LISTED),
      };
    },
    additionSent: (state, { payload }: Change) => {
      change(state, payload.key, { status: 'adding', message: null });
    },
    additionUnsent: (state, { payload }: Change) => {
      change(state, payload.key, { status: 'unsent' });
    },
    additionAdded: (state, { payload }: Change<{ stepId: string; inventory: number | null }>) => {
      change(state, payload.key, { ...payload, status: 'added', message: null });
    },
    additionRefused: (state, { payload }: Change<{ message: string }>) => {
      change(state, payload.key, { ...payload, status: 'refused' });
    },
    undoStarted: (state, { payload }: Change) => {
      change(state, payload.key, { status: 'undoing', message: null });
    },
    additionUndone: (state, { payload }: Change<{ inventory: number | null }>) => {
      change(state, payload.key, { ...payload, status: 'undone' });
    },
    undoRefused: (state, { payload }: Change<{ message: string }>) => {
      change(state, payload.key, { ...payload, status: 'added' });
    },
  },
  selectors: {
    selectQuickAdd: (state) => state,
    selectAddition: ({ additions }, key: string): Addition | undefined =>
      additions.find((addition) => addition.key === key),
  },
});

function change(state: QuickAddState, key: string, to: Partial<Addition>): void {
  const addition = state.additions.find((each) => each.key === key);
  if (addition) Object.assign(addition, to);
}

export const quickAddReducer = quickAddSlice.reducer;
export const {
  lineTyped,
  choiceHighlighted,
  choicesClosed,
  lineRefused,
  missedLineTaken,
  additionMade,
  additionSent,
  additionUnsent,
  additionAdded,
  additionRefused,
  undoStarted,
  additionUndone,
  undoRefused,
} = quickAddSlice.actions;
export const { selectQuickAdd, selectAddition } = quickAddSlice.selectors;
