import type { MouseEvent } from 'react';

/**
 * For the `onMouseDown` of a field that selects its text when it takes the focus: the click that focuses it would go on
 * to place the caret.
 */
export function focusAsAWhole(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}
