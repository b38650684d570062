import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes, type LoginState } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';

interface ForPlayersProps {
  /** What the button is for, after “Log in to”. */
  purpose: string;
  children: ReactNode;
}

/** A button for viewers with a handle; others see what they need instead (rules/trade-lists#toolbar). */
export function ForPlayers({ purpose, children }: ForPlayersProps) {
  const { status, user, expectsUser } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading' && expectsUser) return null;
  if (!user) {
    const state: LoginState = { from: `${pathname}${search}` };
    return (
      <LinkButton
        variant="primary"
        icon="login"
        to={routes.login}
        state={state}
      >{`Log in to ${purpose}`}</LinkButton>
    );
  }
  if (!user.handle) {
    return (
      <LinkButton
        variant="primary"
        icon="user"
        to={routes.profile}
      >{`Set a handle to ${purpose}`}</LinkButton>
    );
  }
  return children;
}
