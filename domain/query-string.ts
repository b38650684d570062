/**
 * Some parameters of a query string, as they are written.
 *
 * @param query with or without `?`
 * @param isKept by a parameter's name, still encoded
 * @returns without `?`; empty if none is kept
 */
export const keptParameters = (query: string, isKept: (name: string) => boolean): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && isKept(part.split('=', 1)[0] ?? ''))
    .join('&');
