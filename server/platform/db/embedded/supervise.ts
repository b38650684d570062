import { setTimeout as after } from 'node:timers/promises';
import type { Ownership } from './owner';

/** The pause between two restarts of PostgreSQL doubles each time. The first restart is immediate. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** After this uptime PostgreSQL counts as stable, and the pauses start with the shortest again. */
const STABLE_AFTER_MS = 30_000;

interface Supervised {
  /**
   * Starts PostgreSQL unless it runs, and takes the lock.
   * @throws Error if that fails or is aborted
   */
  restart(signal: AbortSignal): Promise<Ownership>;
  say(sentence: string): void;
}

/**
 * Restarts PostgreSQL whenever it dies, and takes the lock again whenever its connection breaks, until it is stopped.
 *
 * @param first the lock taken at the start
 * @returns a function that releases the lock and ends all retries; PostgreSQL may still run afterwards
 */
export function supervise(first: Ownership, { restart, say }: Supervised): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let ownership = first;
  let failures = 0;

  const untilBack = async (): Promise<void> => {
    let lastMessage = '';
    while (!signal.aborted) {
      await pauseAfter(failures, signal);
      try {
        ownership = await restart(signal);
        return;
      } catch (error) {
        failures += 1;
        const { message } = error as Error;
        if (message !== lastMessage && !signal.aborted) say(`It hasn't restarted yet: ${message}`);
        lastMessage = message;
      }
    }
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      const since = performance.now();
      await ownership.ended;
      if (signal.aborted) return;
      failures = performance.now() - since < STABLE_AFTER_MS ? failures + 1 : 0;
      say('The embedded PostgreSQL stopped. Restarting it…');
      await untilBack();
      if (signal.aborted) return;
      say('The embedded PostgreSQL is back.');
    }
  };

  const watching = watch();
  return async () => {
    stopping.abort();
    await ownership.release();
    await watching;
    // Taken while the retries were ending.
    await ownership.release();
  };
}

async function pauseAfter(failures: number, signal: AbortSignal): Promise<void> {
  if (failures === 0) return;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  await after(pause, null, { signal }).catch(() => undefined);
}
