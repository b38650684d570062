import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '@domain/user';
import { useIsHydrated } from '@/shared/lib/is-hydrated';

/** Provides the address that the document's page was rendered for; null without one. */
export const RenderedAddress = createContext<string | null>(null);

/** The login page's address, from which one returns to the present one (rules/pages#guards). */
export function useLoginPath(): string {
  const { pathname, search, hash } = useLocation();
  const rendered = useContext(RenderedAddress);
  const isHydrated = useIsHydrated();
  return loginPath(isHydrated || rendered === null ? `${pathname}${search}${hash}` : rendered);
}
