import { redirectPath } from './redirect-path';

const LOGIN = '/login';

/**
 * The login page's address, which says where to return after signing in: so it works before any script does, in a new
 * tab, and when it is copied (rules/pages#guards).
 *
 * @param from a path with its query; that of a login page says itself where to return
 */
export function loginPath(from: string): string {
  const origin = originOf(from);
  return origin === '/' ? LOGIN : `${LOGIN}?redirect_to=${encodeURIComponent(origin)}`;
}

/**
 * Where to return from the login page.
 *
 * @param query the login page's query string
 * @returns a path of our own, never a login page's; `/` if it says none
 */
export const loginOrigin = (query: string): string =>
  originOf(wantedIn(new URLSearchParams(query)));

/** Links that were copied earlier call it `from`. */
const wantedIn = (parameters: URLSearchParams) =>
  parameters.get('redirect_to') ?? parameters.get('from');

function originOf(wanted: unknown): string {
  const path = redirectPath(wanted);
  const { pathname, search } = new URL(path, 'https://starbinder.invalid');
  return /^\/login\/?$/i.test(pathname) ? loginOrigin(search) : path;
}
