import { Navigate, Outlet } from 'react-router-dom';
import { isAdmin } from '@domain/user';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';

/** Guards the routes of administrators, inside of `SignedInOnly`: anybody else goes home (rules/accounts#roles). */
export function AdminOnly() {
  const { user } = useAuth();
  return user && isAdmin(user) ? <Outlet /> : <Navigate to={routes.home} replace />;
}
