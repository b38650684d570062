import { useLocation } from 'react-router-dom';
import { documentAddress, showsShared } from '@domain/document';
import { loginPath } from '@domain/user';
import { useIsFirstScreen } from './first-screen';

/** The login page's address, from which one returns to the present one (rules/pages#guards). */
export function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}`;
  return loginPath(useIsFirstScreen() ? knownToServer(address) : `${address}${hash}`);
}

/** The part of an address that a document is made for. The frame around other pages knows none. */
const knownToServer = (address: string): string =>
  documentAddress(address) ?? (showsShared(address) ? address : '/');
