import { useLocation } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes, type LoginState } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';

/** What a person lacks for the personal parts of the hub (rules/trading-hub#access). */
export type Lack = 'SESSION' | 'HANDLE';

/** What the viewer lacks; null for nothing, or while that isn't known. */
export function useLack(): Lack | null {
  const { status, user, expectsUser } = useAuth();
  if (user) return user.handle === null ? 'HANDLE' : null;
  return status === 'loading' && expectsUser ? null : 'SESSION';
}

/** Leads to what the viewer lacks; the login page remembers the hub as it is (rules/trading-hub#access). */
export function WayIn({ lack }: { lack: Lack }) {
  const { pathname, search } = useLocation();
  if (lack === 'HANDLE') {
    return (
      <LinkButton variant="primary" icon="user" to={routes.profile}>
        Set up your profile
      </LinkButton>
    );
  }
  const state: LoginState = { from: `${pathname}${search}` };
  return (
    <LinkButton variant="primary" icon="login" to={routes.login} state={state}>
      Log in
    </LinkButton>
  );
}
