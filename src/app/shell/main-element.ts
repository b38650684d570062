export const MAIN = 'main';

/** The element that holds the page, focusable by programs. */
export const mainElement = (): HTMLElement | null => document.getElementById(MAIN);
