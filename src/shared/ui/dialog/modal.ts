import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';

/**
 * Makes a box modal while it is mounted: focus goes in, stays in and returns; the page behind doesn't scroll.
 *
 * @returns the box's key handler, for Tab and Escape
 */
export function useModal(
  box: RefObject<HTMLElement | null>,
  onClose: () => void,
  initialFocus: RefObject<HTMLElement | null> = box,
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const unlock = lockScroll();
    const leave = openModals.enter(element, () => close.current());
    (initialFocus.current ?? element).focus();
    return () => {
      leave();
      unlock();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [box, initialFocus]);

  return (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    const stops = focusableIn(event.currentTarget);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    const around = event.shiftKey ? stops.at(-1) : stops[0];
    const active = document.activeElement;
    if (active !== edge && active !== event.currentTarget && stops.length > 0) return;
    if (active === event.currentTarget && !event.shiftKey && stops.length > 0) return;
    event.preventDefault();
    (around ?? event.currentTarget).focus();
  };
}

interface OpenModal {
  element: HTMLElement;
  close: () => void;
}

/** Open dialogs, the topmost last. State of the module, since there is only one screen and one focus. */
const stack: OpenModal[] = [];

function closeTopmost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  stack.at(-1)?.close();
}

/** Returns the focus to the topmost dialog if it left, for instance because its element was removed. */
function keepFocusInside(): void {
  const top = stack.at(-1)?.element;
  // The event's target may have passed the focus on to an element that replaces it.
  if (top && !top.contains(document.activeElement)) top.focus();
}

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

const openModals = {
  /** Adds a dialog on top; the returned function removes it. */
  enter(element: HTMLElement, close: () => void): () => void {
    const modal = { element, close };
    if (stack.length === 0) {
      document.addEventListener('keydown', closeTopmost);
      document.addEventListener('focusin', keepFocusInside);
    }
    stack.push(modal);
    announce();
    return () => {
      stack.splice(stack.indexOf(modal), 1);
      announce();
      if (stack.length > 0) return;
      document.removeEventListener('keydown', closeTopmost);
      document.removeEventListener('focusin', keepFocusInside);
    };
  },
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The number of dialogs around a component. */
export const ModalDepth = createContext(0);

/** Whether a dialog covers the component that uses this. */
export function useIsCovered(): boolean {
  const depth = useContext(ModalDepth);
  const open = useSyncExternalStore(
    subscribe,
    () => stack.length,
    () => 0,
  );
  return depth < open;
}

let locks = 0;

/**
 * Keeps the page from scrolling until the returned function is called; locks add up. The scroll bar's space stays free,
 * so that the page behind doesn't get wider.
 */
function lockScroll(): () => void {
  const { documentElement, body } = document;
  if (locks === 0) {
    body.style.paddingRight = `${window.innerWidth - documentElement.clientWidth}px`;
    documentElement.dataset['scroll'] = 'locked';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    delete documentElement.dataset['scroll'];
    body.style.paddingRight = '';
  };
}

const CANDIDATES =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** The Tab stops inside an element, in order. */
const focusableIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 && !candidate.matches(':disabled') && !candidate.closest('[inert]'),
  );
