import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { lockScroll } from './lock-scroll';
import { openModals } from './open-modals';
import { focusableIn } from './focusable-in';

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

  return (event: KeyboardEvent<HTMLElement>) => {
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
