import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** The share of all moments by which a page key moves. */
const PAGE = 10;

interface Given {
  count: number;
  /** The index of the moment nearest to a place, in CSS pixels from the chart's left edge. */
  nearest: (x: number) => number;
}

/** The moment that is read out: the one under the pointer or the one chosen by keys; null for neither. */
export function useChartCursor({ count, nearest }: Given) {
  const [chosen, setChosen] = useState<number | null>(null);
  // The moments may have become fewer since.
  const index = chosen === null ? null : Math.min(chosen, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = index ?? count - 1;
    const page = Math.max(1, Math.round(count / PAGE));
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - page,
      PageUp: at + page,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(count - 1, target)));
  };
  const onPointer = (event: PointerEvent<HTMLElement>) =>
    setChosen(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const leave = () => setChosen(null);

  return {
    index,
    events: {
      onKeyDown,
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerLeave: leave,
      onBlur: leave,
    },
  };
}
