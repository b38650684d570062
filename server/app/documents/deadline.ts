import { setTimeout as wait } from 'node:timers/promises';

/** Resolves to a promise's value, or to null if it takes too long. */
export type Within = <Value>(promise: Promise<Value>) => Promise<Value | null>;

/** Starts a deadline for promises: those that take longer resolve to null. */
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
