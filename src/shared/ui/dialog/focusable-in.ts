const CANDIDATES =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** What Tab stops at inside an element, in order. */
export const focusableIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 && !candidate.matches(':disabled') && !candidate.closest('[inert]'),
  );
