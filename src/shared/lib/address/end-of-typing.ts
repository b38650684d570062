const EDITING = ['Backspace', 'Delete', 'Shift', 'Dead', 'Process', 'Unidentified'];

/** Not Enter or Tab, nor a shortcut of the browser such as Alt+Left. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || EDITING.includes(key));

/** What comes before a link is followed, something is pressed, or the page is left, reloaded or hidden. */
const ENDS = ['keydown', 'pointerdown', 'click', 'focusout', 'visibilitychange', 'pagehide'];

/**
 * Calls a function whenever somebody who types does anything else, before the page hears of that.
 *
 * @param signal ends it
 */
export function atEndOfTyping(signal: AbortSignal, act: () => void): void {
  const end = (event: Event) => {
    if (!(event instanceof KeyboardEvent && isTyping(event))) act();
  };
  for (const name of ENDS) window.addEventListener(name, end, true);
  signal.addEventListener('abort', () => {
    for (const name of ENDS) window.removeEventListener(name, end, true);
  });
}
