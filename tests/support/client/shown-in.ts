/** What is shown by a field, or by text that becomes one when it takes the focus. */
export const shownIn = (shown: HTMLElement): string | null =>
  shown instanceof HTMLInputElement ? shown.value : shown.textContent;
