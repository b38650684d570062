import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { useMediaQuery } from '@/shared/lib/browser/responsive';

/** In CSS pixels; one height for all lines, or a function that stays the same while its results do. */
export type HeightOf<Line> = number | ((line: Line, index: number) => number);

interface ListOptions<Line> {
  lines: readonly Line[];
  heightOf: HeightOf<Line>;
  /** The index of the line that has the focus or would take it: it and its neighbours stay in the document. */
  active: number;
  /** How many items a line has, if more than one: it is then a chunk of its own. */
  perLine?: number;
}

/** A list of at most this many items is in the document as a whole, so that the browser's search finds all of it. */
const WHOLE = 400;
/**
 * Lines come and go in chunks of so many, and a list that is wholly in the document grows by so many items at a time:
 * more of them at once would hold up what people do meanwhile.
 */
const CHUNK = 8;
/** So many chunks beyond those in sight are in the document, on either side. */
const BEYOND = 2;
/** The part of a list that a document has before its scripts run, in CSS pixels: as much as is visible at first. */
const FIRST_WINDOW = 800;

/** The indexes of the lines of a list that scrolls with the window that are to be in the document, in order. */
export function useShownInWindow<Line>({
  container,
  ...list
}: ListOptions<Line> & {
  /** The element that contains the lines. */
  container: RefObject<HTMLElement | null>;
}): readonly number[] {
  const filled = useFilled(list);
  const options = useOptions(list, filled);
  const scrollMargin = useTopInDocument(container);
  return useShown(list, filled, useWindowVirtualizer({ ...options, scrollMargin }));
}

/** The shown lines of a list in a box that scrolls, such as a dialog's. */
export function useShownInBox<Line>({
  box,
  ...list
}: ListOptions<Line> & {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
}): readonly number[] {
  const filled = useFilled(list);
  const options = useOptions(list, filled);
  return useShown(
    list,
    filled,
    useVirtualizer({ ...options, getScrollElement: () => box.current }),
  );
}

/** How many lines from the list's top are in the document, in sight or not: at last all of a short list. */
function useFilled<Line>({ lines: { length }, perLine = 1 }: ListOptions<Line>): number {
  const isPrinted = useMediaQuery('print');
  const [filled, setFilled] = useState(0);
  const isGrowing = filled === 0 || (filled < length && length * perLine <= WHOLE);
  // What is in sight comes first.
  useEffect(() => {
    if (isGrowing) startTransition(() => setFilled(filled + Math.ceil(CHUNK / perLine)));
  }, [isGrowing, filled, perLine]);
  return isPrinted ? length : filled;
}

const chunkOf = ({ perLine = 1 }: { perLine?: number }): number => (perLine > 1 ? 1 : CHUNK);

/** To the library, a chunk of lines is an item. */
function useOptions<Line>({ lines, heightOf, ...list }: ListOptions<Line>, filled: number) {
  const chunk = chunkOf(list);
  const estimateSize = useCallback(
    (at: number) => heightBetween(lines, heightOf, at * chunk, (at + 1) * chunk),
    [lines, heightOf, chunk],
  );
  return {
    enabled: filled < lines.length,
    count: Math.ceil(lines.length / chunk),
    estimateSize,
    // Another function makes the library add up the heights again.
    // oxlint-disable-next-line react/exhaustive-deps
    getItemKey: useCallback((at: number) => at, [estimateSize]),
    overscan: filled > 0 ? BEYOND : 0,
    initialRect: { width: 0, height: FIRST_WINDOW },
    // The browser and the router scroll.
    scrollToFn: () => {},
  };
}

function useShown<Line, Scrolled extends Element | Window>(
  { lines, heightOf, active, ...list }: ListOptions<Line>,
  filled: number,
  virtualizer: Virtualizer<Scrolled, Element>,
): readonly number[] {
  const isHydrated = useIsHydrated();
  const { length } = lines;
  const chunk = chunkOf(list);
  const near = virtualizer.getVirtualIndexes();
  // What comes near is rendered when there is time, what is in sight at once.
  const later = useDeferredValue(near);
  const { range } = virtualizer;
  const isInTime = range && later.includes(range.startIndex) && later.includes(range.endIndex);
  const chunks = isInTime ? later : near;
  const shown = useMemo(() => {
    const indexes = chunks.flatMap((at) => indexesBetween(at * chunk, (at + 1) * chunk));
    const kept = [active - 1, active, active + 1];
    return [...new Set([...indexesBetween(0, Math.min(filled, length)), ...indexes, ...kept])]
      .filter((index) => index >= 0 && index < length)
      .toSorted((a, b) => a - b);
  }, [chunks, chunk, active, filled, length]);
  const first = useMemo(() => firstLines(lines, heightOf), [lines, heightOf]);
  if (!isHydrated) return first;
  // A box has no height before it is measured.
  return near.length === 0 && filled < length ? first : shown;
}

const indexesBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

function firstLines<Line>(lines: readonly Line[], heightOf: HeightOf<Line>): readonly number[] {
  let top = 0;
  const count = lines.findIndex((_, index) => {
    const isBelow = top >= FIRST_WINDOW;
    top += heightBetween(lines, heightOf, index, index + 1);
    return isBelow;
  });
  return indexesBetween(0, count === -1 ? lines.length : count);
}

/** The height of the lines from an index to before another, in CSS pixels. */
export function heightBetween<Line>(
  lines: readonly Line[],
  heightOf: HeightOf<Line>,
  from: number,
  to: number,
): number {
  const end = Math.min(to, lines.length);
  if (typeof heightOf === 'number') return heightOf * (end - from);
  let sum = 0;
  for (let index = from; index < end; index += 1) sum += heightOf(lines[index] as Line, index);
  return sum;
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
