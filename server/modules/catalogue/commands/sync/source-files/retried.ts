import { setTimeout as after } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { ImportRefused } from '../../import/import-refusal';

export interface RetryOptions {
  times: number;
  /** Before the second attempt; doubled for each further one, and up to twice as long at random. */
  firstPauseMs: number;
  /** The longest Retry-After that is waited for. */
  longestWaitMs: number;
  signal?: AbortSignal | undefined;
}

const DEFAULTS: RetryOptions = { times: 3, firstPauseMs: 1_000, longestWaitMs: 60_000 };

/** A failure that may be over in a moment, with how long the provider asks us to wait. */
export class Transient extends Error {
  override readonly name = 'Transient';
  readonly refusal: ImportRefused;
  readonly waitMs: number | null;

  constructor(refusal: ImportRefused, waitMs: number | null) {
    super(refusal.message);
    this.refusal = refusal;
    this.waitMs = waitMs;
  }
}

/**
 * Tries again what failed for the moment, after pauses that grow and differ, and never before a provider's Retry-After.
 *
 * @throws {ImportRefused} of the last attempt, or at once if the provider asks for a longer wait
 */
export async function retried<Result>(
  attempt: () => Promise<Result>,
  given: Partial<RetryOptions>,
): Promise<Result> {
  const { times, firstPauseMs, longestWaitMs, signal } = { ...DEFAULTS, ...given };
  try {
    return await pRetry(attempt, {
      retries: times,
      minTimeout: firstPauseMs,
      randomize: true,
      ...(signal && { signal }),
      async shouldRetry({ error }) {
        if (!(error instanceof Transient) || (error.waitMs ?? 0) > longestWaitMs) return false;
        if (error.waitMs !== null) await after(error.waitMs, undefined, { signal });
        return true;
      },
    });
  } catch (error) {
    if (!(error instanceof Transient)) throw error;
    const { refusal, waitMs } = error;
    if (waitMs !== null && waitMs > longestWaitMs) {
      refusal.message += ` It asks us to come back in ${Math.ceil(waitMs / 1000)} seconds.`;
    }
    throw refusal;
  }
}
