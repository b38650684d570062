/** Writes what went wrong to the browser's console, for the person who is asked for help (rules/errors#logged). */
export function logError(what: string, error: unknown): void {
  // The one place that the specification's "logged" means.
  // oxlint-disable-next-line no-console
  console.error(what, error);
}
