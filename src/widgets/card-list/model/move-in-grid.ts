import { useRef } from 'react';
import type { GridRow, Tile } from './grid-layout';

/** The row of an index's tile. */
export function rowOf(rows: readonly GridRow[], index: number): number {
  let first = 0;
  let last = rows.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (startOf(rows[middle]) <= index) first = middle;
    else last = middle - 1;
  }
  return first;
}

const startOf = (row: GridRow | undefined): number => (row?.tiles[0]?.position ?? 1) - 1;

/** A tile's middle, in CSS pixels from the row's start. */
export function middleOf(rows: readonly GridRow[], index: number): number {
  const row = rows[rowOf(rows, index)];
  const tile = row?.tiles[index - startOf(row)];
  return tile ? tile.left + tile.width / 2 : 0;
}

interface GridMove {
  /** The index of the tile that the key leads away from. */
  from: number;
  /** The target of upward and downward keys in a row, in CSS pixels from its start. */
  aim: number;
  /** How far PageUp and PageDown go, in CSS pixels. */
  page: number;
}

/**
 * The index of the tile to which a key moves, which may be beyond the grid's ends; null for other keys. Rows differ in
 * their number of tiles, so upward and downward keys choose the tile nearest to the target.
 */
export function moveInGrid(rows: readonly GridRow[], key: string, move: GridMove): number | null {
  const { from } = move;
  const row = rowOf(rows, from);
  switch (key) {
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowRight':
      return from + 1;
    case 'ArrowUp':
      return nearestIn(rows, row - 1, move);
    case 'ArrowDown':
      return nearestIn(rows, row + 1, move);
    case 'PageUp':
      return nearestIn(rows, rowsAway(rows, row, -1, move.page), move);
    case 'PageDown':
      return nearestIn(rows, rowsAway(rows, row, 1, move.page), move);
    case 'Home':
      return 0;
    case 'End':
      return (rows.at(-1)?.tiles.at(-1)?.position ?? 1) - 1;
    default:
      return null;
  }
}

/** Without such a row, the tile stays the same. */
function nearestIn(rows: readonly GridRow[], row: number, { from, aim }: GridMove): number {
  const away = ({ left, width }: Tile) => Math.abs(left + width / 2 - aim);
  const [first, ...others] = rows[row]?.tiles ?? [];
  if (!first) return from;
  return (
    others.reduce((nearest, tile) => (away(tile) < away(nearest) ? tile : nearest), first)
      .position - 1
  );
}

/** The farthest row within a page, but at least the next one; the last one where the grid ends before. */
function rowsAway(rows: readonly GridRow[], row: number, direction: 1 | -1, page: number): number {
  let at = row;
  let left = page;
  while (rows[at + direction]) {
    left -= rows[at + direction]?.height ?? 0;
    if (left < 0 && at !== row) break;
    at += direction;
  }
  return at;
}

/** The share of the window's height by which PageUp and PageDown move. */
const PAGE = 0.75;

/**
 * The tile to which a key moves. A series of upward and downward keys keeps the position in the row at which it began,
 * so after a row of fewer, wider tiles it returns to its column.
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
