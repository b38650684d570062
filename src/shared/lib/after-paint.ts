import { startTransition, useEffect, useState } from 'react';

interface Waiting {
  work: () => void;
}

/** What waits for the next frame; null while no frame is awaited. */
let waiting: Set<Waiting> | null = null;
/** Whether what waited for a paint is running: nothing has changed since that needs a frame of its own. */
let isJustPainted = false;

/**
 * Runs a function after the next paint, in one task with everything else that waits for it, so that React renders what
 * they change together.
 *
 * @returns a function that cancels it
 */
export function afterPaint(work: () => void): () => void {
  const batch = (waiting ??= nextFrame());
  const entry = { work };
  batch.add(entry);
  return () => void batch.delete(entry);
}

function nextFrame(): Set<Waiting> {
  const batch = new Set<Waiting>();
  requestAnimationFrame(() => {
    waiting = null;
    // A frame's callbacks run before it is drawn, a timer of theirs after it.
    setTimeout(() => {
      isJustPainted = true;
      try {
        for (const { work } of batch) work();
      } finally {
        isJustPainted = false;
      }
    });
  });
  return batch;
}

/**
 * A value that changes only after the next paint, in a rendering that the next key or click interrupts. What it draws
 * doesn't delay what shows at once that the key or click was received. React's deferred value may be drawn before that
 * paint.
 */
export function usePaintedValue<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });
  useEffect(() => {
    if (Object.is(painted.value, value)) return undefined;
    const follow = () => startTransition(() => setPainted({ value }));
    if (!isJustPainted) return afterPaint(follow);
    follow();
    return undefined;
  }, [painted, value]);
  return painted.value;
}

/** Whether the component has been painted; what it shows only then doesn't delay what it shows at once. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
