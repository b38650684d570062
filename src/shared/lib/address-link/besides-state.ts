import { IGNORED_PARAMETERS } from '@domain/card-list-link';

/** The parts of a query string that belong to others than the page's state, as they are and without `?`. */
export const besidesState = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => IGNORED_PARAMETERS.includes(part.split('=', 1)[0] ?? ''))
    .join('&');
