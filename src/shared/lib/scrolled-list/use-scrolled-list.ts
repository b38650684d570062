import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { keepDrawn } from '../window-list';

interface ScrolledListOptions {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  /** A line's height in CSS pixels. */
  lineHeight: number;
  /** A line that is always drawn: the one that has or would take the focus. */
  kept: number;
}

/** Which lines of a long list to draw while its own box scrolls, such as in a dialog. */
export function useScrolledList({ box, count, lineHeight, kept }: ScrolledListOptions) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 6,
    rangeExtractor: useMemo(() => keepDrawn(kept), [kept]),
  });
  // The virtualizer remembers sizes; a new line height (a narrower window) makes them stale.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, lineHeight]);

  return {
    lines: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    height: virtualizer.getTotalSize(),
  };
}
