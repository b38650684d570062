/** The greatest length of a stored path: all ASCII, so 2 kB. Our own addresses are much shorter. */
const MAX_CHARACTERS = 2_048;
const BASE = 'https://starbinder.invalid';

/**
 * The path to return to after a sign-in: a path of our own with its query, else `/` (rules/attacks#return-path).
 * Anything that a browser could read as another site, such as `//evil`, `/\evil` or an encoded slash at the start,
 * becomes `/`, and so does a longer path.
 */
export function redirectPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_CHARACTERS) return '/';
  if (!/^\/(?![/\\])/.test(wanted)) return '/';
  if (/[\p{Cc}\\]/u.test(wanted) || /^\/%(?:2f|5c)/i.test(wanted)) return '/';
  try {
    const url = new URL(wanted, BASE);
    if (url.origin !== BASE || url.pathname.startsWith('//')) return '/';
    const path = `${url.pathname}${url.search}${url.hash}`;
    return path.length > MAX_CHARACTERS ? '/' : path;
  } catch {
    return '/';
  }
}
