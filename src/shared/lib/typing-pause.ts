/** How long nobody has typed before it is a pause, in milliseconds: longer than between two letters. */
const PAUSE = 300;

/** Work that waits until somebody who types pauses, or turns to anything else. */
export interface PausedWork {
  /** Schedules the work, again if it is scheduled already. */
  wait: () => void;
  /** Does the scheduled work at once. */
  flush: () => void;
  stop: () => void;
}

/** What comes before a link is followed, something is pressed, or the page is left, reloaded or hidden. */
const ENDS = ['pointerdown', 'click', 'focusout', 'visibilitychange'] as const;

/** For what follows from typed text and takes longer than a letter, but must be done before anything else happens. */
export function afterTyping(work: () => void): PausedWork {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  const flushAtKey = (event: KeyboardEvent) => {
    if (!isTyping(event)) flush();
  };
  for (const end of ENDS) document.addEventListener(end, flush, true);
  document.addEventListener('keydown', flushAtKey, true);
  window.addEventListener('pagehide', flush);
  return {
    wait() {
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    flush,
    stop() {
      clearTimeout(timer);
      timer = undefined;
      for (const end of ENDS) document.removeEventListener(end, flush, true);
      document.removeEventListener('keydown', flushAtKey, true);
      window.removeEventListener('pagehide', flush);
    },
  };
}

const EDITING = ['Backspace', 'Delete', 'Shift', 'Dead', 'Process', 'Unidentified'];

/** Not Enter or Tab, nor a shortcut of the browser such as Alt+Left. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || EDITING.includes(key));
