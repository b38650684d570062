const BASE = 'https://starbinder.invalid';

/**
 * Where a sign-in may lead back to: a path of our own with its query, else `/` (spec 9, quality 1). Whatever a
 * browser could take for another site, such as `//evil`, `/\evil` or an encoded slash at the start, becomes `/`.
 */
export function redirectPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/';
  if (/[\p{Cc}\\]/u.test(wanted) || /^\/%(?:2f|5c)/i.test(wanted)) return '/';
  try {
    const url = new URL(wanted, BASE);
    if (url.origin !== BASE || url.pathname.startsWith('//')) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
