import { useMemo } from 'react';
import type { SharingSubject } from '@domain/sharing';
import { useAppSelector } from '@/shared/store';
import { selectIsSelecting, selectSelected } from './selection-slice';

/** Whether rows of a collection or list are being selected. */
export const useIsSelecting = (of: SharingSubject): boolean =>
  useAppSelector((state) => selectIsSelecting(state, of));

const NONE: readonly never[] = [];

/**
 * The selected rows. Rows that a filter hides are left out, so nothing changes unseen (rules/bulk-changes#selection).
 *
 * @param rows the shown rows
 */
export function useSelectedRows<Row extends { id: string }>(
  of: SharingSubject,
  rows: readonly Row[],
): { isSelecting: boolean; selected: readonly Row[]; ids: readonly string[] } {
  const isSelecting = useIsSelecting(of);
  const byId = useAppSelector(selectSelected);
  return useMemo(
    () =>
      isSelecting
        ? {
            isSelecting,
            selected: rows.filter(({ id }) => byId[id]),
            ids: rows.map(({ id }) => id),
          }
        : { isSelecting, selected: NONE, ids: NONE },
    [isSelecting, rows, byId],
  );
}
