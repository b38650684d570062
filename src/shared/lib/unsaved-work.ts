const works = new Set<symbol>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function end(work: symbol): void {
  if (works.delete(work) && works.size === 0) window.removeEventListener('beforeunload', ask);
}

/**
 * Makes the browser ask before the window is closed, as long as anything is kept from being lost by it.
 *
 * @returns ends it for this piece of work; further calls do nothing
 */
export function keepWindowOpen(): () => void {
  if (works.size === 0) window.addEventListener('beforeunload', ask);
  const work = Symbol('unsaved work');
  works.add(work);
  return () => end(work);
}

/** Whether anything would be lost by closing the window. */
export const hasUnsavedWork = (): boolean => works.size > 0;

/** The person was asked and lets all of it go: nobody asks a second time. */
export const discardUnsavedWork = (): void => works.forEach(end);
