/** Work that waits until the browser has nothing else to do. */
export interface IdleWork {
  /** Does it once, if that isn't awaited already; so many milliseconds from now at the earliest. */
  wake: (after?: number) => void;
  /** What is awaited isn't done. */
  stop: () => void;
}

/** About a frame, for browsers that don't say when they are idle, in milliseconds. */
const A_FRAME = 16;

/**
 * @param work gets for how many milliseconds the browser is idle; false where that is too short, and it is to be asked
 * again
 */
export function idleWork(work: (idle: number) => boolean): IdleWork {
  // Safari has no such function.
  const tells = 'requestIdleCallback' in globalThis;
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
    timer = setTimeout(tells ? ask : () => begin(A_FRAME), tells ? after : after + A_FRAME);
  };
  const ask = () => {
    idle = requestIdleCallback((deadline) => begin(deadline.timeRemaining()));
  };
  const begin = (remaining: number) => {
    stop();
    if (!work(remaining)) wake();
  };
  return { wake, stop };
}
