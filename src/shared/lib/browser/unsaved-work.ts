const works = new Set<symbol>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function end(work: symbol): void {
  if (works.delete(work) && works.size === 0) window.removeEventListener('beforeunload', ask);
}

/**
 * Makes the browser ask before the window is closed, as long as there is unsaved work.
 *
 * @returns a function that ends this for one piece of work; further calls do nothing
 */
export function keepWindowOpen(): () => void {
  if (works.size === 0) window.addEventListener('beforeunload', ask);
  const work = Symbol('unsaved work');
  works.add(work);
  return () => end(work);
}

/** Whether anything would be lost by closing the window. */
export const hasUnsavedWork = (): boolean => works.size > 0;

/** The person has agreed to lose all of it, so they aren't asked again. */
export const discardUnsavedWork = (): void => works.forEach(end);
