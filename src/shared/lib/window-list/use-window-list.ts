import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { keepDrawn } from './keep-drawn';

interface WindowListOptions {
  /** The element that holds the lines, for its place in the document. */
  element: RefObject<HTMLElement | null>;
  count: number;
  /** A line's height in CSS pixels, the gap below it included; a function of the index must be a stable one. */
  lineHeight: number | ((index: number) => number);
  overscan: number;
  /**
   * A line that is always drawn: the one that has or would take the focus. Scrolling away from it must neither
   * throw the focus back to the page's start nor take the list out of the Tab key's way.
   */
  kept: number;
}

/** Which lines of a long list to draw while the window scrolls. */
export function useWindowList({ element, count, lineHeight, overscan, kept }: WindowListOptions) {
  const [scrollMargin, setScrollMargin] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setScrollMargin(Math.round(top + window.scrollY));
    };
    measure();
    // Whatever stands above the list may change its height, and the document's with it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: typeof lineHeight === 'number' ? () => lineHeight : lineHeight,
    overscan,
    scrollMargin,
    rangeExtractor: useMemo(() => keepDrawn(kept), [kept]),
  });

  // The virtualizer remembers sizes; a new line height (a narrower window) makes them stale.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, lineHeight]);

  return {
    lines: virtualizer.getVirtualItems().map(({ index, start }) => ({
      index,
      /** From the list's own start, in CSS pixels. */
      top: start - scrollMargin,
    })),
    height: virtualizer.getTotalSize(),
  };
}
