import { useLayoutEffect, useMemo, useRef } from 'react';

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
        return old && isSame(old, row) ? old : row;
      }),
    [before, rows],
  );
  useLayoutEffect(() => {
    before.current = new Map(kept.map((row) => [row.id, row]));
  }, [kept]);
  return kept;
}

function isSame<Row extends object>(one: Row, other: Row): boolean {
  const keys = Object.keys(other) as (keyof Row)[];
  return keys.every((key) => Object.is(one[key], other[key]));
}
