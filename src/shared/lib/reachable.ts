/** Milliseconds between tries, the longer the more have failed. */
const PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000];

const waiting = new Set<() => void>();

/**
 * Waits until the server may be reachable again: the browser is online again, the person retries, or some time has
 * passed.
 *
 * @param failures how many tries have failed so far, which makes the wait longer
 * @param retryAt the earliest time for a retry, in milliseconds since 1970
 */
export async function untilReachable(failures: number, retryAt = 0): Promise<void> {
  const pause = retryAt - Date.now();
  if (pause > 0) return new Promise((resolve) => setTimeout(resolve, pause));
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      waiting.delete(goOn);
      resolve();
    };
    const timer = setTimeout(goOn, PAUSES[Math.min(failures, PAUSES.length) - 1]);
    window.addEventListener('online', goOn);
    waiting.add(goOn);
  });
}

/** Makes everything that waits for the server try again at once. */
export const tryNow = (): void => [...waiting].forEach((goOn) => goOn());

/** Codes of failures after which the same call may succeed unchanged. */
const TRANSIENT = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'BUSY', 'RATE_LIMITED']);

/** Whether a call failed temporarily, and wasn't refused. */
export const isTransient = ({ code }: { code: string }): boolean => TRANSIENT.has(code);
