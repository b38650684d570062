import { useRef } from 'react';
import type { GridRow } from './grid-layout';
import { middleOf, moveInGrid } from './move-in-grid';

/** How much of the window's height PageUp and PageDown pass. */
const PAGE = 0.75;

/**
 * Which tile a key leads to. Upward and downward keys that follow each other keep to the place in the row at
 * which they began: through a row of fewer, wider tiles they come back to the column that they came from.
 */
export function useGridKeys(rows: readonly GridRow[]) {
  const last = useRef({ to: -1, aim: 0 });
  return (key: string, from: number): number | null => {
    const aim = last.current.to === from ? last.current.aim : middleOf(rows, from);
    const to = moveInGrid(rows, key, { from, aim, page: window.innerHeight * PAGE });
    const isUpright = key !== 'ArrowLeft' && key !== 'ArrowRight';
    if (to !== null) last.current = { to: isUpright ? to : -1, aim };
    return to;
  };
}
