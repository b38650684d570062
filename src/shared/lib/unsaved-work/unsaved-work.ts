let works = 0;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask before the window is closed, as long as anything is kept from being lost by it.
 *
 * @returns ends it for this piece of work; further calls do nothing
 */
export function keepWindowOpen(): () => void {
  if (works === 0) window.addEventListener('beforeunload', ask);
  works += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    works -= 1;
    if (works === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Whether anything would be lost by closing the window. */
export const hasUnsavedWork = (): boolean => works > 0;
