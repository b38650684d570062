import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SharingSubject } from '@domain/sharing';
import type { ItemsChange } from '@/entities/trade-list';

/** How to undo a bulk change as a whole. */
export type BulkUndo = { kind: 'STEP'; stepId: string } | ItemsChange;

export interface LastChange {
  /** Where the rows were selected. */
  of: SharingSubject;
  /** A summary of the change: “12 printings, 24 copies added”. */
  words: string;
  /** Null if nothing is left to undo. */
  undo: BulkUndo | null;
  status: 'done' | 'undoing' | 'undone';
  /** Why it couldn't be undone. */
  failure: string | null;
}

/** The last bulk change, until its notice is dismissed. */
export interface LastChangeState {
  last: LastChange | null;
}

const initialState: LastChangeState = { last: null };

const lastChangeSlice = createSlice({
  name: 'lastBulkChange',
  initialState,
  reducers: {
    bulkChangeMade: (
      _state,
      { payload }: PayloadAction<Pick<LastChange, 'of' | 'words' | 'undo'>>,
    ): LastChangeState => ({ last: { ...payload, status: 'done', failure: null } }),
    bulkUndoStarted({ last }) {
      if (last) Object.assign(last, { status: 'undoing', failure: null });
    },
    bulkChangeUndone({ last }) {
      if (last) last.status = 'undone';
    },
    bulkUndoFailed({ last }, { payload: failure }: PayloadAction<string>) {
      if (last) Object.assign(last, { status: 'done', failure });
    },
    bulkChangeRead: () => initialState,
  },
  selectors: { selectLastChange: ({ last }) => last },
});

export const { reducer: lastBulkChangeReducer } = lastChangeSlice;
export const { bulkChangeMade, bulkUndoStarted, bulkChangeUndone, bulkUndoFailed, bulkChangeRead } =
  lastChangeSlice.actions;
export const { selectLastChange } = lastChangeSlice.selectors;
