/** Writes what went wrong to the browser's console, for anyone who helps to find the cause (rules/errors#logged). */
export function logError(what: string, error: unknown): void {
  // The only place that writes to the console.
  // oxlint-disable-next-line no-console
  console.error(what, error);
}
