/** Work that waits until the browser has nothing else to do. */
export interface IdleWork {
  /**
   * Schedules the work once, if it isn't scheduled already, for the given number of milliseconds from now at the
   * earliest.
   */
  wake: (after?: number) => void;
  /** Cancels the scheduled work. */
  stop: () => void;
}

/** About a frame, for browsers that don't say when they are idle, in milliseconds. */
const A_FRAME = 16;
/** A browser that is never idle does the work after this many milliseconds. */
const AT_LATEST = 1_000;

/**
 * @param work is called with the milliseconds for which the browser is idle; returns false if that is too short and it
 * must be called again
 */
export function idleWork(work: (idle: number) => boolean): IdleWork {
  // Safari has no such function.
  const hasIdleCallback = 'requestIdleCallback' in globalThis;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;

  const stop = () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
    timer = undefined;
    idle = undefined;
  };
  const wake = (after = 0) => {
    if (timer !== undefined) return;
    timer = setTimeout(
      hasIdleCallback ? ask : () => begin(A_FRAME),
      hasIdleCallback ? after : after + A_FRAME,
    );
  };
  const ask = () => {
    idle = requestIdleCallback((deadline) => begin(deadline.timeRemaining()), {
      timeout: AT_LATEST,
    });
  };
  const begin = (remaining: number) => {
    stop();
    if (!work(remaining)) wake();
  };
  return { wake, stop };
}
