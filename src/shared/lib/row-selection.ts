import type { KeyboardEvent, MouseEvent } from 'react';

/** How rows of a table or list are selected. Each has a box, and a click or tap anywhere on it counts. */
export interface RowSelection {
  /** @param isRange up to this row, from the one that was selected last */
  onSelect: (id: string, isRange: boolean) => void;
  /** The keyboard moved on from a row, and the range goes with it. */
  onExtend: (from: string, to: string) => void;
  onAll: () => void;
  onLeave: () => void;
}

/**
 * Takes a click on a row for its selection.
 *
 * @param row the row's element, with its id as `data-item-id`
 */
export function selectByClick(
  event: MouseEvent,
  row: HTMLElement | null | undefined,
  { onSelect }: RowSelection,
): void {
  const id = row?.dataset['itemId'];
  if (id === undefined) return;
  // Neither follow the row's link, nor click its box a second time on behalf of its label.
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  row?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus({ preventScroll: true });
  onSelect(id, event.shiftKey);
}

/** The keys that are about the rows as a whole. @returns whether this was one of them */
export function selectByKey(event: KeyboardEvent, { onAll, onLeave }: RowSelection): boolean {
  if (event.key === 'Escape') onLeave();
  else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) onAll();
  else return false;
  event.preventDefault();
  return true;
}
