import { useMemo } from 'react';
import type { SharingSubject } from '@domain/sharing';
import type { RowSelection } from '@/shared/lib/rows/row-selection';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store';
import {
  allSelected,
  rangeSelected,
  rowToggled,
  selectingEnded,
  selectIsSelecting,
  selectRangeEnds,
  type Range,
} from './selection-slice';

/** The rows from one to another, in either direction; only the second one if the first is gone. */
export function rangeBetween(ids: readonly string[], from: string, end: string): Range {
  const start = ids.includes(from) ? from : end;
  const [first = 0, last = 0] = [ids.indexOf(start), ids.indexOf(end)].toSorted((a, b) => a - b);
  return { start, end, ids: ids.slice(first, last + 1) };
}

/**
 * How a table or list selects its rows; undefined if a click opens them (rules/bulk-changes#selection).
 *
 * @param rows the shown rows, in their order
 */
export function useRowSelection(
  of: SharingSubject,
  rows: readonly { id: string }[],
): RowSelection | undefined {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isSelecting = useAppSelector((state) => selectIsSelecting(state, of));
  return useMemo(() => {
    if (!isSelecting) return undefined;
    const ids = rows.map(({ id }) => id);
    const selectTo = (from: string, to: string) =>
      dispatch(rangeSelected(rangeBetween(ids, from, to)));
    return {
      onSelect(id, isRange) {
        if (isRange) selectTo(selectRangeEnds(store.getState()).start ?? id, id);
        else dispatch(rowToggled(id));
      },
      onExtend(from, to) {
        const { start, end } = selectRangeEnds(store.getState());
        selectTo(start !== null && end === from ? start : from, to);
      },
      onAll: () => dispatch(allSelected(ids)),
      onLeave: () => dispatch(selectingEnded()),
    };
  }, [isSelecting, rows, dispatch, store]);
}
