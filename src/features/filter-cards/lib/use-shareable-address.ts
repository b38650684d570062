import { useHref, useLocation } from 'react-router-dom';
import { IGNORED_PARAMETERS } from '@domain/card-list-link';

/**
 * The page's absolute address without what says nothing of its cards, such as `debug`. The list keeps the rest
 * canonical (rules/links#canonical), so it stays as it is.
 */
export function useShareableAddress(): string {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !IGNORED_PARAMETERS.includes(part.split('=', 1)[0] ?? ''));
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`;
  return `${window.location.origin}${path}${query}`;
}
