import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState, type RefObject, type Ref } from 'react';
import { useIsFirstScreen } from './first-screen';
import { useRovingFocus, type FocusHandle } from './roving-focus';

/**
 * The row that a key moves to, which may be beyond the table's ends; null for other keys.
 *
 * @param page how many rows PageUp and PageDown pass
 */
function moveInTable(
  key: string,
  from: number,
  { count, page }: { count: number; page: number },
): number | null {
  switch (key) {
    case 'ArrowUp':
      return from - 1;
    case 'ArrowDown':
      return from + 1;
    case 'PageUp':
      return from - page;
    case 'PageDown':
      return from + page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The lines in sight and, wherever it is, the one that has to stay drawn. */
const keepDrawn =
  (kept: number) =>
  (range: Range): number[] => {
    const drawn = defaultRangeExtractor(range);
    if (kept >= range.count || drawn.includes(kept)) return drawn;
    return [...drawn, kept].sort((a, b) => a - b);
  };

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

/** The window that a document's first screen is rendered for, in CSS pixels: as high as most. */
const FIRST_WINDOW = { initialRect: { width: 0, height: 900 }, initialOffset: 0 };

/** Which lines of a long list to draw while the window scrolls. */
export function useWindowList({ element, count, lineHeight, overscan, kept }: WindowListOptions) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const isFirstScreen = useIsFirstScreen();

  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setScrollMargin(Math.round(top + window.scrollY));
    };
    measure();
    // Whatever is above the list may change its height, and the document's with it.
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
    ...(isFirstScreen && FIRST_WINDOW),
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

/** How much of the window's height PageUp and PageDown pass. */
const PAGE = 0.75;

interface WindowRowsOptions {
  /** Holds the rows. */
  container: RefObject<HTMLElement | null>;
  /** All rows in their order. */
  items: readonly { id: string }[];
  /** In CSS pixels. */
  rowHeight: number;
  /** Where rows aren't the only lines; has to be the same object while the lines are. */
  layout?: {
    /** Every line's height in CSS pixels: of headings and rows. */
    heights: readonly number[];
    /** The line at which each row is. */
    lineOfRow: readonly number[];
  };
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle> | undefined;
}

/** Which lines of a long list to draw while the window scrolls, and the row at which the Tab key stops. */
export function useWindowRows({ container, items, rowHeight, layout, handle }: WindowRowsOptions) {
  const { active, activate, events } = useRovingFocus({
    container,
    items,
    move: (key, from) =>
      moveInTable(key, from, {
        count: items.length,
        page: Math.max(1, Math.floor((window.innerHeight * PAGE) / rowHeight)),
      }),
    handle,
  });
  const lineHeight = useMemo(
    () => (layout ? (line: number) => layout.heights[line] ?? 0 : rowHeight),
    [layout, rowHeight],
  );
  const { lines, height } = useWindowList({
    element: container,
    count: layout ? layout.heights.length : items.length,
    lineHeight,
    overscan: 6,
    kept: layout ? (layout.lineOfRow[active] ?? 0) : active,
  });
  return { active, activate, events, lines, height };
}

interface ScrolledListOptions {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  /** All lines in their order. */
  items: readonly { id: string }[];
  /** A line's height in CSS pixels. */
  lineHeight: number;
  /** What is above a line, such as a heading, in CSS pixels; has to be the same function while it gives the same. */
  heightAbove?: (index: number) => number;
  /** What a key means where it isn't itself. */
  keyFor?: (key: string) => string;
  /** Leads the keyboard to the lines. */
  handle?: Ref<FocusHandle>;
}

const asItIs = (key: string) => key;
const nothing = () => 0;

/**
 * Which lines of a long list to draw while its own box scrolls, such as in a dialog, and which one is active: the list
 * is one stop of the Tab key, in which arrows and page keys lead from line to line.
 */
export function useScrolledList({
  box,
  items,
  lineHeight,
  heightAbove = nothing,
  keyFor = asItIs,
  handle,
}: ScrolledListOptions) {
  const { active, events } = useRovingFocus({
    container: box,
    items,
    move: (key, from) =>
      moveInTable(keyFor(key), from, {
        count: items.length,
        page: Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / lineHeight) - 1),
      }),
    handle,
  });
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => heightAbove(index) + lineHeight,
    overscan: 6,
    // The active line has or would take the focus.
    rangeExtractor: useMemo(() => keepDrawn(active), [active]),
  });
  // The virtualizer remembers sizes; a new line height (a narrower window) makes them stale.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, lineHeight, heightAbove]);

  return {
    lines: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    height: virtualizer.getTotalSize(),
    active,
    events,
  };
}
