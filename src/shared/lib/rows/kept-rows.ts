import { useLayoutEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';

/**
 * Reuses the previous rows in which nothing has changed, so that only the others are drawn again. Returns the same
 * array while no row changes.
 */
export function useKeptRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const before = useRef<ReadonlyMap<string, Row>>(new Map());
  const kept = useMemo(
    () =>
      rows.map((row) => {
        const old = before.current.get(row.id);
        return old && shallowEqual(old, row) ? old : row;
      }),
    [before, rows],
  );
  useLayoutEffect(() => {
    before.current = new Map(kept.map((row) => [row.id, row]));
  }, [kept]);
  return kept;
}
