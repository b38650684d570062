import { RowRejected } from './row';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a picture: https, or http on this machine, for tests and local mirrors.
 *
 * @throws {RowRejected} for anything else
 */
export function pictureUrl(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return null;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isAllowed =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (url === null || !isAllowed)
    throw new RowRejected(`picture is not at an https address: ${trimmed}`);
  return url.href;
}
