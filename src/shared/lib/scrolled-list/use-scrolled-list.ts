import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type Ref, type RefObject } from 'react';
import { moveInTable } from '../move-in-table';
import { useRovingFocus, type FocusHandle } from '../roving-focus';
import { keepDrawn } from '../window-list';

interface ScrolledListOptions {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  /** All lines in their order. */
  items: readonly { id: string }[];
  /** A line's height in CSS pixels. */
  lineHeight: number;
  /** What stands above a line, such as a heading, in CSS pixels; has to be the same function while it gives the same. */
  heightAbove?: (index: number) => number;
  /** What a key stands for where it isn't itself. */
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
