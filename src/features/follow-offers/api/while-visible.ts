/** Whether the tab is visible and the browser is online. */
const isWorthwhile = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Calls the listener at each change.
 * @returns a function that unsubscribes
 */
function onChange(act: () => void): () => void {
  document.addEventListener('visibilitychange', act);
  window.addEventListener('online', act);
  window.addEventListener('offline', act);
  return () => {
    document.removeEventListener('visibilitychange', act);
    window.removeEventListener('online', act);
    window.removeEventListener('offline', act);
  };
}

/**
 * Waits until `isOver` is true, which is checked at each change and when `leaving` is aborted, for at most `within`
 * milliseconds.
 */
function until(isOver: () => boolean, leaving: AbortSignal, within?: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      silence();
      clearTimeout(timer);
      leaving.removeEventListener('abort', end);
      resolve();
    };
    const look = () => {
      if (isOver()) end();
    };
    const silence = onChange(look);
    const timer = within === undefined ? undefined : setTimeout(end, within);
    leaving.addEventListener('abort', end);
    if (leaving.aborted) end();
  });
}

/** Resolves once the tab is visible and online, or `leaving` is aborted. */
export async function untilVisible(leaving: AbortSignal): Promise<void> {
  if (!isWorthwhile()) await until(isWorthwhile, leaving);
}

/** Waits for some milliseconds, or until the network comes back, the tab becomes visible, or `leaving` is aborted. */
export const pause = (milliseconds: number, leaving: AbortSignal): Promise<void> =>
  until(() => true, leaving, milliseconds);

/**
 * Runs a task that ends when the tab is hidden or offline, or `leaving` is aborted. Browsers allow few connections to a
 * host for all of its tabs together, so connections of hidden tabs would be missing in visible ones.
 */
export async function whileVisible<Outcome>(
  leaving: AbortSignal,
  act: (over: AbortController) => Promise<Outcome>,
): Promise<Outcome> {
  const over = new AbortController();
  const end = () => over.abort();
  const silence = onChange(() => {
    if (!isWorthwhile()) end();
  });
  leaving.addEventListener('abort', end);
  try {
    return await act(over);
  } finally {
    silence();
    leaving.removeEventListener('abort', end);
  }
}
