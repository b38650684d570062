import { afterPaint } from './after-paint';

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
export const afterTyping = (work: () => void): PausedWork =>
  pausedWork(work, { schedule: afterPause, target: document, isPutOff: true });

/** The same for what follows right after the letter's paint. It is done first, since more may follow from it after a pause. */
export const afterLetter = (work: () => void): PausedWork =>
  pausedWork(work, { schedule: afterPaint, target: window, isPutOff: false });

/** Schedules work. @returns a function that cancels it */
type Schedule = (work: () => void) => () => void;

const afterPause: Schedule = (work) => {
  const timer = setTimeout(work, PAUSE);
  return () => clearTimeout(timer);
};

interface Wait {
  schedule: Schedule;
  /** Whose listeners end the wait; the window's come before the document's. */
  target: Window | Document;
  /** Whether each further letter starts the wait again, also one that changes nothing. */
  isPutOff: boolean;
}

function pausedWork(work: () => void, { schedule, target, isPutOff }: Wait): PausedWork {
  let cancel: (() => void) | undefined;

  const flush = () => {
    if (cancel === undefined) return;
    cancel();
    cancel = undefined;
    work();
  };
  const wait = () => {
    cancel?.();
    cancel = schedule(flush);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTyping(event)) flush();
    else if (isPutOff && cancel !== undefined) wait();
  };
  const isFirst = target === window;
  for (const end of ENDS) target.addEventListener(end, flush, true);
  target.addEventListener('keydown', onKeyDown as EventListener, true);
  window.addEventListener('pagehide', flush, isFirst);
  return {
    wait,
    flush,
    stop() {
      cancel?.();
      cancel = undefined;
      for (const end of ENDS) target.removeEventListener(end, flush, true);
      target.removeEventListener('keydown', onKeyDown as EventListener, true);
      window.removeEventListener('pagehide', flush, isFirst);
    },
  };
}

const EDITING = ['Backspace', 'Delete', 'Shift', 'Dead', 'Process', 'Unidentified'];

/** Not Enter or Tab, nor a shortcut of the browser such as Alt+Left. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || EDITING.includes(key));
