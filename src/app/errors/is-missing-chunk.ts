const SAID_BY_BROWSERS =
  /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether a page's own file couldn't be loaded, as happens to an old tab after a new version went out. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && SAID_BY_BROWSERS.test(error.message);
