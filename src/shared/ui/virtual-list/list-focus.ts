import type { Ref, RefObject } from 'react';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/rows/roving-focus';

interface ListFocusOptions<Line extends { id: string }> {
  /** The element that contains the lines. */
  container: RefObject<HTMLElement | null>;
  /** The element that scrolls, such as a dialog's; without one, the window does. */
  box?: RefObject<HTMLElement | null>;
  /** All lines in their order. */
  lines: readonly Line[];
  /** In CSS pixels, for the page keys. */
  lineHeight: number;
  /** Maps keys to the keys that they act as. */
  keyFor?: (key: string) => string;
  /** Leads the keyboard to the lines. */
  handle?: Ref<FocusHandle> | undefined;
  /** Shift was held while a key moved from one line to another. */
  onExtend?: ((fromId: string, toId: string) => void) | undefined;
}

const asItIs = (key: string) => key;

/** Makes a list one stop of the Tab key, in which arrows and page keys move from line to line. */
export function useListFocus<Line extends { id: string }>({
  container,
  box,
  lines,
  lineHeight,
  keyFor = asItIs,
  handle,
  onExtend,
}: ListFocusOptions<Line>) {
  const focus = useRovingFocus({
    container,
    items: lines,
    move: (key, from) =>
      moveInList(keyFor(key), from, {
        count: lines.length,
        page: linesPerPage(lineHeight, box?.current),
      }),
    handle,
    onExtend,
  });
  return { ...focus, activeId: lines[focus.active]?.id };
}

/** The share of the window's height by which PageUp and PageDown move. */
const PAGE = 0.75;

const linesPerPage = (lineHeight: number, box: HTMLElement | null | undefined): number =>
  box
    ? Math.max(1, Math.floor(box.clientHeight / lineHeight) - 1)
    : Math.max(1, Math.floor((window.innerHeight * PAGE) / lineHeight));

/**
 * The line that a key moves to, which may be beyond the list's ends; null for other keys.
 *
 * @param page by how many lines PageUp and PageDown move
 */
function moveInList(
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
