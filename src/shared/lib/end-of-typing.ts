const EDITING = ['Backspace', 'Delete', 'Shift', 'Dead', 'Process', 'Unidentified'];

/** Not Enter or Tab, nor a shortcut of the browser such as Alt+Left. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || EDITING.includes(key));

/** What comes before a link is followed, something is pressed, or the page is left, reloaded or hidden. */
const ENDS = ['keydown', 'pointerdown', 'click', 'focusout', 'visibilitychange', 'pagehide'];

/**
 * Waits until somebody who types does anything else. The browser goes on with that only after what waits for the promise.
 *
 * @param signal ends the waiting
 */
export const endOfTyping = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (event: Event) => {
      if (!(event instanceof KeyboardEvent && isTyping(event))) resolve();
    };
    for (const name of ENDS) window.addEventListener(name, end, true);
    signal.addEventListener('abort', () => {
      for (const name of ENDS) window.removeEventListener(name, end, true);
    });
  });
