import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { redirectPath } from '@domain/user';
import { useAuth } from '@/entities/session';
import type { LoginState } from '@/shared/routes';

/** Leads who is signed in already away from the login page, to where they wanted to go (rules/pages#guards). */
export function VisitorsOnly() {
  const { status } = useAuth();
  const { state } = useLocation() as { state: Partial<LoginState> | null };
  return status === 'signedIn' ? <Navigate to={redirectPath(state?.from)} replace /> : <Outlet />;
}
