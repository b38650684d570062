import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { useMediaQuery } from '@/shared/lib/responsive';

/** In CSS pixels; one height for all lines, or a function that stays the same while its results do. */
export type HeightOf<Line> = number | ((line: Line, index: number) => number);

interface ListOptions<Line> {
  lines: readonly Line[];
  heightOf: HeightOf<Line>;
  /** The index of the line that has the focus or would take it: it and its neighbours stay in the document. */
  active: number;
  /** The number of all items, if a line holds several. */
  items?: number;
  /** How many lines are in the document beyond those in sight, on either side. */
  beyond?: number;
}

/** The lines that are to be in the document. */
export interface ShownLines {
  /** Their indexes, in order. */
  shown: readonly number[];
  /** The indexes of those in sight, or nearly. */
  near: readonly number[];
}

/** A list of at most this many items is in the document as a whole, so that the browser's search finds all of it. */
const WHOLE = 400;
/** So many lines more are passed in a frame or two of a fast scroll. */
const BEYOND = 12;
/** The part of a list that a document has before its scripts run, in CSS pixels: as much as is visible at first. */
const FIRST_WINDOW = 800;
const FIRST_RECT = { width: 0, height: FIRST_WINDOW };

/** Decides which lines of a list that scrolls with the window are in the document. */
export function useShownInWindow<Line>({
  container,
  ...list
}: ListOptions<Line> & {
  /** The element that contains the lines. */
  container: RefObject<HTMLElement | null>;
}): ShownLines {
  const virtualizer = useWindowVirtualizer({
    ...useOptions(list),
    scrollMargin: useTopInDocument(container),
  });
  return useShown(list, virtualizer.getVirtualIndexes());
}

/** Decides which lines of a list in a box that scrolls, such as a dialog's, are in the document. */
export function useShownInBox<Line>({
  box,
  ...list
}: ListOptions<Line> & {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
}): ShownLines {
  const virtualizer = useVirtualizer({ ...useOptions(list), getScrollElement: () => box.current });
  return useShown(list, virtualizer.getVirtualIndexes());
}

function useOptions<Line>({ lines, heightOf, active, beyond = BEYOND }: ListOptions<Line>) {
  const estimateSize = useCallback(
    (index: number) => heightAt(lines, heightOf, index),
    [heightOf, lines],
  );
  return {
    count: lines.length,
    estimateSize,
    // Another function makes the library add up the heights again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    getItemKey: useCallback((index: number) => index, [estimateSize]),
    rangeExtractor: useCallback((range: Range) => withLinesAt(active, range), [active]),
    overscan: beyond,
    initialRect: FIRST_RECT,
    // The browser and the router scroll.
    scrollToFn: () => {},
  };
}

/** The lines of a range, the active one and its neighbours, where Tab and the arrows lead to. */
function withLinesAt(active: number, range: Range): number[] {
  const kept = [active - 1, active, active + 1].filter((at) => at >= 0 && at < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
}

const heightAt = <Line>(lines: readonly Line[], heightOf: HeightOf<Line>, index: number): number =>
  typeof heightOf === 'number' ? heightOf : heightOf(lines[index] as Line, index);

function useShown<Line>(
  { lines, heightOf, items = lines.length }: ListOptions<Line>,
  near: readonly number[],
): ShownLines {
  const isHydrated = useIsHydrated();
  const isPrinted = useMediaQuery('print');
  const [isBegun, setBegun] = useState(false);
  // What is in sight comes first.
  useEffect(() => startTransition(() => setBegun(true)), []);
  const isWhole = isPrinted || (isBegun && items <= WHOLE);
  const { length } = lines;
  const all = useMemo(() => Array.from({ length }, (_, index) => index), [length]);
  const first = useMemo(() => firstLines(lines, heightOf), [lines, heightOf]);
  return { shown: isHydrated ? (isWhole ? all : near) : first, near };
}

function firstLines<Line>(lines: readonly Line[], heightOf: HeightOf<Line>): readonly number[] {
  const indexes: number[] = [];
  for (let index = 0, top = 0; index < lines.length && top < FIRST_WINDOW; index += 1) {
    indexes.push(index);
    top += heightAt(lines, heightOf, index);
  }
  return indexes;
}

/** An element's distance from the document's top in CSS pixels; kept up to date when content above it changes. */
function useTopInDocument(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const rect = element.current?.getBoundingClientRect();
      if (rect) setTop(Math.round(rect.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
