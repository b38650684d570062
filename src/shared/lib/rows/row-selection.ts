import type { KeyboardEvent, MouseEvent } from 'react';

/** How rows of a table or list are selected: each has a checkbox, and a click or tap anywhere on the row counts. */
export interface RowSelection {
  /** @param isRange selects all rows from the last selected one up to this one */
  onSelect: (id: string, isRange: boolean) => void;
  /** The keyboard moved on from a row, and extends the range. */
  onExtend: (from: string, to: string) => void;
  onAll: () => void;
  onLeave: () => void;
}

/**
 * Treats a click on a row as its selection.
 *
 * @param row the row's element, with the row's id as `data-item-id`
 */
export function selectByClick(
  event: MouseEvent,
  row: HTMLElement | null | undefined,
  { onSelect }: RowSelection,
): void {
  const id = row?.dataset['itemId'];
  if (id === undefined) return;
  // Prevents following the row's link, and a second click on its checkbox by way of its label.
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  row?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus({ preventScroll: true });
  onSelect(id, event.shiftKey);
}

/** Handles keys for all rows. @returns whether the key was one of them */
export function selectByKey(event: KeyboardEvent, { onAll, onLeave }: RowSelection): boolean {
  if (event.key === 'Escape') onLeave();
  else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) onAll();
  else return false;
  event.preventDefault();
  return true;
}
