import { useLocation } from 'react-router-dom';
import { documentAddress, showsShared } from '@domain/document';
import { loginPath } from '@domain/user';
import { useIsHydrated } from './is-hydrated';

/** The login page's address, from which one returns to the present one (rules/pages#guards). */
export function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}`;
  return loginPath(useIsHydrated() ? `${address}${hash}` : knownToServer(address));
}

/** The part of an address that a document is made for. Other pages aren't rendered there. */
const knownToServer = (address: string): string =>
  documentAddress(address) ?? (showsShared(address) ? address : '/');
