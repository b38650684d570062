import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharingSubject } from '@domain/sharing';

/** The actions on the selected rows; each has a dialog. */
export const BULK_ACTIONS = ['ADD', 'REMOVE', 'PRICE', 'SELL', 'WANT', 'TERMS'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The selected rows by id: cards of the collection, or printings of a list. */
export interface SelectionState {
  /** Null if nothing can be selected. */
  of: SharingSubject | null;
  selected: Record<string, true>;
  /** The start and the current end of a range; null for none. */
  start: string | null;
  end: string | null;
  /** The selected rows outside the range. */
  beside: Record<string, true>;
  /** The action whose dialog is open. */
  action: BulkAction | null;
}

const initialState: SelectionState = {
  of: null,
  selected: {},
  start: null,
  end: null,
  beside: {},
  action: null,
};

/** The rows from one to another, both included. */
export interface Range {
  start: string;
  end: string;
  ids: readonly string[];
}

const setOf = (ids: readonly string[]): Record<string, true> =>
  Object.fromEntries(ids.map((id) => [id, true]));

const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    selectingStarted: (_state, { payload: of }: PayloadAction<SharingSubject>) => ({
      ...initialState,
      of,
    }),
    selectingEnded: () => initialState,
    rowToggled(state, { payload: id }: PayloadAction<string>) {
      if (state.selected[id]) delete state.selected[id];
      else state.selected[id] = true;
      Object.assign(state, { start: id, end: id, beside: { ...state.selected } });
    },
    /** Replaces an earlier range from the same start; other selected rows stay. */
    rangeSelected(state, { payload: { start, end, ids } }: PayloadAction<Range>) {
      if (state.start !== start) state.beside = { ...state.selected };
      Object.assign(state, { start, end, selected: { ...state.beside, ...setOf(ids) } });
    },
    allSelected(state, { payload: ids }: PayloadAction<readonly string[]>) {
      Object.assign(state, { selected: setOf(ids), start: null, end: null, beside: {} });
    },
    bulkActionOpened(state, { payload: action }: PayloadAction<BulkAction>) {
      state.action = action;
    },
    bulkActionClosed(state) {
      state.action = null;
    },
  },
  selectors: {
    selectIsSelecting: (state, of: SharingSubject): boolean => state.of === of,
    selectIsSelected: (state, id: string): boolean => state.selected[id] === true,
    selectSelected: (state) => state.selected,
    selectRangeEnds: (state) => state,
    selectBulkAction: (state) => state.action,
  },
});

export const { reducer: selectionReducer } = selectionSlice;
export const {
  selectingStarted,
  selectingEnded,
  rowToggled,
  rangeSelected,
  allSelected,
  bulkActionOpened,
  bulkActionClosed,
} = selectionSlice.actions;
export const {
  selectIsSelecting,
  selectIsSelected,
  selectSelected,
  selectRangeEnds,
  selectBulkAction,
} = selectionSlice.selectors;
