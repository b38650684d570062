import { setTimeout as wait } from 'node:timers/promises';

/** Gives what a promise is fulfilled with, or null if it takes too long. */
export type Within = <Value>(promise: Promise<Value>) => Promise<Value | null>;

/** From now on, gives what promises are fulfilled with within a time, and null for those that take longer. */
export function deadline(ms: number): Within {
  const end = performance.now() + ms;
  return async <Value>(promise: Promise<Value>): Promise<Value | null> => {
    const waiting = new AbortController();
    const late = wait(Math.max(0, end - performance.now()), null, waiting).catch(() => null);
    const first = await Promise.race([promise, late]);
    waiting.abort();
    return first;
  };
}
