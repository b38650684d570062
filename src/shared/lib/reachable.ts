/** Milliseconds between tries, the longer the more have failed. */
const PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000];

const waiting = new Set<() => void>();

/**
 * Waits until the server may be reached again: the browser says that it is online, somebody wants another try at
 * once, or a while has passed.
 *
 * @param failures how many tries have failed so far, which makes the while longer
 * @param retryAt when the server wants another try, in milliseconds since 1970: before, none would help
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

/** Lets everything that waits for the server try at once. */
export const tryNow = (): void => [...waiting].forEach((goOn) => goOn());

/** Codes of failures after which the same call may well succeed, without any change of it. */
const TRANSIENT = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED']);

/** Whether a call failed on its way rather than was refused. */
export const isTransient = ({ code }: { code: string }): boolean => TRANSIENT.has(code);
