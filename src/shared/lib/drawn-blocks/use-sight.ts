import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Span } from './drawing';

interface Scrolled {
  container: RefObject<HTMLElement | null>;
  /** The element that scrolls; without one, the window does. */
  box?: RefObject<HTMLElement | null> | undefined;
}

interface Change {
  /** The part that must be drawn. */
  toDraw: Span;
  /** Applies a state change within the same frame. */
  update: (set: () => void) => void;
}

/** While the list scrolls, what is this near must be drawn, too; in CSS pixels. */
const MARGIN = 120;

/** Reports which part of a list is visible, whenever that may have changed. */
export function useSight(
  { container, box }: Scrolled,
  onSight: (span: Span, change: Change) => void,
): void {
  const latest = useRef(onSight);
  useLayoutEffect(() => {
    latest.current = onSight;
  });
  useLayoutEffect(() => {
    const scroller = box?.current ?? window;
    const look = (margin: number, update: (set: () => void) => void) => {
      const span = spanInSight(container.current, box?.current);
      if (!span) return;
      const toDraw = { from: span.from - margin, to: span.to + margin };
      latest.current(span, { toDraw, update });
    };
    const scrolled = () => look(MARGIN, flushSync);
    const resized = () => look(0, (set) => set());
    resized();
    scroller.addEventListener('scroll', scrolled, { passive: true });
    // Content above the list may change its height, and so the document's.
    const observer = new ResizeObserver(resized);
    observer.observe(box?.current ?? document.body);
    return () => {
      scroller.removeEventListener('scroll', scrolled);
      observer.disconnect();
    };
  }, [container, box]);
}

function spanInSight(container: HTMLElement | null, box?: HTMLElement | null): Span | null {
  if (!container) return null;
  const start = container.getBoundingClientRect().top;
  const from = (box?.getBoundingClientRect().top ?? 0) - start;
  const height = box?.clientHeight ?? window.innerHeight;
  return { from, to: from + height };
}
