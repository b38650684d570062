import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isAdmin, loginOrigin, loginPath } from '@domain/user';
import { selectSession, useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { useAppSelector } from '@/shared/store';
import { Page, PageTitle } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/**
 * Guards the routes of signed-in people and administrators: a visitor goes to the login page, whose address
 * has the path (rules/pages#guards), and a person who logs out here goes home.
 */
export function SignedInOnly() {
  const { status } = useAuth();
  const { leftAt } = useAppSelector(selectSession);
  const { pathname, search, hash, key } = useLocation();
  if (status === 'loading') return <SessionPlaceholder />;
  if (status === 'signedIn') return <Outlet />;
  if (key === leftAt) return <Navigate to={routes.home} replace />;
  return <Navigate to={loginPath(`${pathname}${search}${hash}`)} replace />;
}

/** Redirects a signed-in user from the login page to the path in its address (rules/pages#guards). */
export function VisitorsOnly() {
  const { status } = useAuth();
  const { search } = useLocation();
  return status === 'signedIn' ? <Navigate to={loginOrigin(search)} replace /> : <Outlet />;
}

/** Guards the routes of administrators, inside of `SignedInOnly`: anybody else goes home (rules/accounts#roles). */
export function AdminOnly() {
  const { user } = useAuth();
  return user && isAdmin(user) ? <Outlet /> : <Navigate to={routes.home} replace />;
}

/** Shown at a guarded address while the session is checked: four grey bars (rules/pages#guards). */
const SessionPlaceholder = () => (
  <Page
    title="Loading"
    header={
      <VisuallyHidden>
        <PageTitle>Loading</PageTitle>
      </VisuallyHidden>
    }
  >
    <Skeleton lines={4} />
  </Page>
);
