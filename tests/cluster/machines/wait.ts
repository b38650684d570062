import { setTimeout as after } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/** Looks again and again until something holds, until the signal aborts. */
export const eventually =
  (holds: () => boolean | Promise<boolean>) =>
  async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && !(await holds())) await after(LOOK_EVERY_MS);
  };

/** @throws Error with what was waited for, if it takes too long */
export async function within(
  milliseconds: number,
  what: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const isLate = after(milliseconds, 'late' as const, { signal: over.signal }).catch(() => 'done');
  const outcome = await Promise.race([work(over.signal), isLate]);
  over.abort();
  if (outcome === 'late') throw new Error(`Waited ${milliseconds / 1_000} s for ${what}.`);
}
