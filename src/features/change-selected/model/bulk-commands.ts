import type { TradeListKind } from '@domain/trade-list';
import { collectionApi, type CountEdits } from '@/entities/collection';
import {
  CHANGED_SINCE,
  setListed,
  undoListed,
  type ListedInput,
  type TradeList,
} from '@/entities/trade-list';
import { apiErrorOf, refusalWords, type CallError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import type { AppThunk } from '@/shared/store';
import {
  bulkChangeUndone,
  bulkUndoFailed,
  bulkUndoStarted,
  selectLastChange,
  type BulkUndo,
} from './last-change-slice';

/** The result of a bulk change: all of it was made, or nothing, with the reason. */
export type BulkOutcome = { undo: BulkUndo | null } | { failure: string };
type BulkCommand = AppThunk<Promise<BulkOutcome>>;

const { updateCounts, undoStep } = collectionApi.endpoints;
const UNTRACKED = { track: false } as const;

const CHANGED_ELSEWHERE =
  'Some of it was changed elsewhere in the meantime, so nothing was changed. It is up to date now: check it, then apply the changes.';

function faultIn(error: CallError): string {
  logError('Error applying a bulk change', error);
  return apiErrorOf(error).message;
}

/** Sets counts of the viewer's collection as one step. */
export const setCounts =
  (edits: CountEdits): BulkCommand =>
  async (dispatch) => {
    const { data, error } = await dispatch(updateCounts.initiate(edits, UNTRACKED));
    if (error) return { failure: faultIn(error) };
    const failure = refusalWords(data.errors, CHANGED_ELSEWHERE);
    if (failure !== null) return { failure };
    return { undo: data.stepId === null ? null : { kind: 'STEP', stepId: data.stepId } };
  };

/** Changes items of the viewer's list; makes the list first if the viewer has none yet. */
export const setListItems = (
  kind: TradeListKind,
  list: TradeList | null,
  items: readonly ListedInput[],
): BulkCommand => setListed({ kind, list, items, ifOvertaken: CHANGED_ELSEWHERE });

/** Undoes the last bulk change, all of it or nothing. */
export const undoLastChange = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const last = selectLastChange(getState());
  if (!last?.undo || last.status !== 'done') return;
  dispatch(bulkUndoStarted());
  const failure = await dispatch(undo(last.undo));
  dispatch(failure === null ? bulkChangeUndone() : bulkUndoFailed(failure));
};

/** @returns why nothing was undone; null if it was undone */
const undo =
  (what: BulkUndo): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    if (what.kind !== 'STEP') return dispatch(undoListed(what));
    const { data, error } = await dispatch(undoStep.initiate(what.stepId, UNTRACKED));
    if (error) return faultIn(error);
    // By another tab, or by a call of this tab whose answer was lost.
    if (data.errors.some(({ code }) => code === 'ALREADY_UNDONE')) return null;
    return refusalWords(data.errors, CHANGED_SINCE);
  };
