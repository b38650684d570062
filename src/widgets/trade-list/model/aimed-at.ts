import type { TradeRow } from './lay-out';

/** What a click, a key or a pointer in the list is aimed at; the rows have no handlers of their own. */
interface Aim<Row extends TradeRow> {
  row: Row | undefined;
  /** The row's own button, if it was aimed at. */
  isOpener: boolean;
  /** What the page adds to the row, and dialogs that it opens. */
  isDetails: boolean;
  /** Makes the row's button the place to which a dialog gives the focus back. */
  focusOpener: () => void;
}

const ROW = '[data-item-id]';
const OPENER = '[data-opens]';

/** Finds out from the element what an event in the list is about. */
export function aimedAt<Row extends TradeRow>(
  { target }: { target: EventTarget },
  rows: readonly Row[],
): Aim<Row> {
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
