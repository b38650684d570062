import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react';

interface WindowListOptions {
  /** The element that holds the lines, for its place in the document. */
  element: RefObject<HTMLElement | null>;
  count: number;
  /** A line's height in CSS pixels, the gap below it included; a function of the index must be a stable one. */
  lineHeight: number | ((index: number) => number);
  overscan: number;
}

/**
 * Which lines of a long list to draw while the window scrolls. The line that holds the focus is always drawn:
 * scrolling away from it must not throw the focus back to the page's start.
 *
 * Each line's element carries its index as `data-line`; spread `focusEvents` on the element around them.
 */
export function useWindowList({ element, count, lineHeight, overscan }: WindowListOptions) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);

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
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        if (focused === null || focused >= range.count || drawn.includes(focused)) return drawn;
        return [...drawn, focused].sort((a, b) => a - b);
      },
      [focused],
    ),
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
    focusEvents: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const line = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
        setFocused(line === undefined ? null : Number(line));
      },
      onBlur: () => setFocused(null),
    },
  };
}
