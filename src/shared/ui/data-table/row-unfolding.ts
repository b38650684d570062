import { useMemo } from 'react';
import { flushSync } from 'react-dom';

/** Rows that unfold in place, one at a time, to show more of themselves. */
export interface RowUnfolding {
  /** The unfolded row; null while all are folded. */
  id: string | null;
  /** The unfolded row's height in CSS pixels. */
  height: number;
  /** Unfolds a row, or folds it again. */
  onToggle: (id: string) => void;
}

/** Headings of parts of a table, each as high as a row. */
export interface RowHeadings<Row> {
  count: number;
  /** Whether there is one above a row, which is drawn with it. */
  isAbove: (row: Row) => boolean;
}

/** The height of a table's rows: one for all, or a function while one of them is unfolded, or has a heading above it. */
export function useRowHeights<Row extends { id: string }>(
  rowHeight: number,
  { unfolding, headings }: Differing<Row>,
) {
  const { id = null, height = 0 } = unfolding ?? {};
  return useMemo(() => {
    if (id === null && !headings) return rowHeight;
    return (row: Row) =>
      (row.id === id ? height : rowHeight) + (headings?.isAbove(row) ? rowHeight : 0);
  }, [rowHeight, id, height, headings]);
}

interface Differing<Row> {
  unfolding: RowUnfolding | undefined;
  headings: RowHeadings<Row> | undefined;
}

/**
 * Treats a click as one that unfolds or folds its row, unless it is on another control or in what is unfolded.
 *
 * @param row the clicked row, with its id as `data-item-id`
 * @param isInside whether the click was in the part that unfolds
 * @returns whether it was such a click
 */
export function unfoldByClick(
  target: Element,
  row: HTMLElement | null,
  { unfolding, isInside }: { unfolding: RowUnfolding; isInside: boolean },
): boolean {
  const id = row?.dataset['itemId'];
  if (!row || id === undefined) return false;
  const control = target.closest('a, button, input, label');
  if (control ? !control.hasAttribute('aria-expanded') : isInside && unfolding.id === id) {
    return false;
  }
  const before = row.getBoundingClientRect().top;
  flushSync(() => unfolding.onToggle(id));
  // A row above may have folded: this one stays under the finger.
  const moved = row.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollTo({ top: window.scrollY + moved, behavior: 'instant' });
  row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return true;
}
