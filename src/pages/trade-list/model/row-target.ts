import type { TradeRow } from './lay-out';

/** The target of a click, a key or a pointer in the list; the rows have no handlers of their own. */
interface RowTarget {
  row: TradeRow | undefined;
  /** The row's own button, if it is the target. */
  isOpener: boolean;
  /** Controls that the page adds to the row, and dialogs that they open. */
  isDetails: boolean;
  /** Focuses the row's button, so that a dialog returns the focus there. */
  focusOpener: () => void;
}

const ROW = '[data-item-id]';
const OPENER = '[data-opens]';

/** Finds the target of an event in the list from its element. */
export function rowTargetOf(
  { target }: { target: EventTarget },
  rows: readonly TradeRow[],
): RowTarget {
  const element = target as Element;
  const item = element.closest<HTMLElement>(ROW);
  const id = item?.dataset['itemId'];
  return {
    row: id === undefined ? undefined : rows.find((row) => row.id === id),
    isOpener: element.closest(OPENER) !== null,
    isDetails: element.closest('[data-details]') !== null,
    focusOpener: () => item?.querySelector<HTMLElement>(OPENER)?.focus({ preventScroll: true }),
  };
}
