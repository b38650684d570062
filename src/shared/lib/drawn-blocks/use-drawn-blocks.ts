import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { PictureRequest } from '../picture-request';
import { isTyping } from '../end-of-typing';
import type { Block } from './blocks';
import { idleWork } from './idle-work';
import {
  isComplete,
  listed,
  nextStep,
  nothingDrawn,
  seen,
  type Drawing,
  type Span,
} from './drawing';
import { useSight } from './use-sight';

interface ToDraw<Line> {
  /** The element that contains the blocks. */
  container: RefObject<HTMLElement | null>;
  /** The element that scrolls; without one, the window does. */
  box?: RefObject<HTMLElement | null>;
  /** The same array while the list doesn't change. */
  blocks: readonly Block<Line>[];
  /** The key of a block that is always drawn, wherever it is, since one of its lines has the focus or would take it. */
  kept: string | undefined;
}

/** A block's place. It is there from the start, so that the list has its height. */
export interface Place<Line> {
  key: string;
  /** The part of the list that it belongs to; empty if the list has no parts. */
  group: string;
  /** Its index among the places of that part. */
  slot: number;
  /** In CSS pixels; undefined until the height is known. */
  height: number | undefined;
  /** The lines that are drawn there. */
  drawn: Block<Line> | undefined;
  /** Whether those lines are outdated, and wait to be drawn again or removed. */
  isHidden: boolean;
  /** Whether it contains the line that has the focus or would take it. */
  isKept: boolean;
  pictures: PictureRequest;
}

/**
 * The part of a list that is visible at first, in CSS pixels: what the page's header leaves of a window of some 1,000
 * pixels. Every row beyond it would delay the first paint.
 */
const FIRST_WINDOW: Span = { from: 0, to: 600 };
/**
 * While the list scrolls, blocks farther away than this, in CSS pixels, are drawn only if the browser is idle for this
 * many milliseconds.
 */
const NEAR = 1_000;
const NEEDED = 12;
/**
 * After as many milliseconds without scrolling, any pause will do: at 120 frames a second, or beside an animation, none
 * is as long.
 */
const AT_REST = 300;
/**
 * A list that has just changed may soon change again, and so may one while somebody types: for this many milliseconds
 * nothing invisible is drawn.
 */
const SETTLED = 300;

/**
 * Decides which blocks of a long list are drawn: visible ones at once, the others ahead of time, one by one, while the
 * browser is idle. They stay drawn, so that scrolling draws nothing; only in very long lists are the farthest removed.
 */
export function useDrawnBlocks<Line>({
  container,
  box,
  blocks,
  kept,
}: ToDraw<Line>): Place<Line>[] {
  const span = useRef(FIRST_WINDOW);
  const [state, setState] = useState<Drawing<Line>>(() =>
    listed(nothingDrawn, { blocks, kept }, FIRST_WINDOW),
  );
  let drawing = state;
  if (drawing.blocks !== blocks || drawing.kept !== kept) {
    drawing = listed(drawing, { blocks, kept }, span.current);
    setState(drawing);
  }
  const latest = useRef(drawing);
  useLayoutEffect(() => {
    latest.current = drawing;
  });

  const movedAt = useRef(0);
  const [ahead] = useState(() =>
    idleWork((idle) => {
      const from = latest.current;
      const isAtRest = performance.now() - movedAt.current > AT_REST;
      const reach = idle >= NEEDED || isAtRest ? Infinity : NEAR;
      const step = nextStep(from, span.current, reach);
      if (!step) return true;
      if (step === from) return false;
      // A key that is pressed in the meantime comes first.
      startTransition(() =>
        setState((last) => (last === from ? step : (nextStep(last, span.current, reach) ?? last))),
      );
      return true;
    }),
  );
  const drawAhead = useCallback(
    (after?: number) => {
      if (!isComplete(latest.current, span.current)) ahead.wake(after);
    },
    [ahead, latest, span],
  );
  useEffect(() => drawAhead(), [drawing, drawAhead]);
  const putOff = useCallback(() => {
    ahead.stop();
    drawAhead(SETTLED);
  }, [ahead, drawAhead]);
  const listedBefore = useRef(blocks);
  useEffect(() => {
    if (listedBefore.current === blocks) return;
    listedBefore.current = blocks;
    putOff();
  }, [blocks, putOff]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event)) putOff();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [putOff]);
  useEffect(() => ahead.stop, [ahead]);

  useSight({ container, box }, (at, { toDraw, update }) => {
    span.current = at;
    movedAt.current = performance.now();
    if (seen(latest.current, toDraw) === latest.current) drawAhead();
    else update(() => setState((last) => seen(last, toDraw)));
  });
  return placesOf(drawing);
}

function placesOf<Line>({ blocks, drawn, kept, requested }: Drawing<Line>): Place<Line>[] {
  const keys = new Set(blocks.map(({ key }) => key));
  const places = blocks.map((block): Place<Line> => {
    const { key, group, slot, height } = block;
    const own = drawn.get(key);
    const isHidden = own !== undefined && own !== block;
    const pictures = requested.get(block) ?? 'later';
    return { key, group, slot, height, drawn: own, isHidden, isKept: key === kept, pictures };
  });
  // The remains of a longer list take up no space.
  const left = [...drawn].filter(([key]) => !keys.has(key));
  return [
    ...places,
    ...left.map(([key, block]): Place<Line> => {
      const { group, slot } = block;
      const pictures = requested.get(block) ?? 'later';
      return { key, group, slot, height: 0, drawn: block, isHidden: true, isKept: false, pictures };
    }),
  ];
}
