import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { openModals, useOpenModals } from './open-modals';

interface ModalOptions {
  onClose: () => void;
  /** The element that takes the focus at first; by default the box. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  hasEntry: boolean;
  parameter: string | undefined;
}

/**
 * Makes a box modal while it is mounted: focus goes in, stays in and returns; the page behind doesn't scroll.
 *
 * @returns the box's key handler, for Tab and Escape
 */
export function useModal(
  box: RefObject<HTMLElement | null>,
  { onClose, initialFocus = box, hasEntry, parameter }: ModalOptions,
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
    const leave = openModals.enter({ element, close: () => close.current(), hasEntry });
    (initialFocus.current ?? element).focus();
    return () => {
      leave();
      unlock();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [box, initialFocus, hasEntry]);

  useEffect(() => {
    if (box.current) openModals.name(box.current, parameter);
  }, [box, parameter]);

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

/** The number of dialogs around a component. */
export const ModalDepth = createContext(0);

/** Whether a dialog covers the component that uses this. */
export function useIsCovered(): boolean {
  const depth = useContext(ModalDepth);
  return depth < useOpenModals().length;
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
