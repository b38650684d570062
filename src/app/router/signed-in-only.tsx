import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { routes, type LoginState } from '@/shared/routes';

/**
 * Guards the routes of signed-in people and administrators: whoever isn't one goes to the login page, which
 * remembers the path (spec 2). There are no sessions so far, so that everybody is a visitor.
 */
export function SignedInOnly({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { pathname, search } = useLocation();
  if (isSignedIn) return <Outlet />;
  const state: LoginState = { from: `${pathname}${search}` };
  return <Navigate to={routes.login} replace state={state} />;
}
