import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSession, useAuth } from '@/entities/session';
import { routes, type LoginState } from '@/shared/routes';
import { useAppSelector } from '@/shared/store';
import { SessionPlaceholder } from './session-placeholder';

/**
 * Guards the routes of signed-in people and administrators: a visitor goes to the login page, which remembers the
 * path (rules/pages#guards), and a person who logs out here goes home.
 */
export function SignedInOnly() {
  const { status } = useAuth();
  const { leftAt } = useAppSelector(selectSession);
  const { pathname, search, hash, key } = useLocation();
  if (status === 'loading') return <SessionPlaceholder />;
  if (status === 'signedIn') return <Outlet />;
  if (key === leftAt) return <Navigate to={routes.home} replace />;
  const state: LoginState = { from: `${pathname}${search}${hash}` };
  return <Navigate to={routes.login} replace state={state} />;
}
