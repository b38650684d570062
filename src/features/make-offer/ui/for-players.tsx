import type { ReactNode } from 'react';
import { useAuth } from '@/entities/session';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';

interface ForPlayersProps {
  /** What the button is for, after “Log in to”. */
  purpose: string;
  children: ReactNode;
}

/** A button for viewers with a handle; others see what they need instead (rules/trade-lists#toolbar). */
export function ForPlayers({ purpose, children }: ForPlayersProps) {
  const { status, user, expectsUser } = useAuth();
  const login = useLoginPath();
  if (status === 'loading' && expectsUser) return null;
  if (!user) {
    return (
      <LinkButton variant="primary" icon="login" to={login}>{`Log in to ${purpose}`}</LinkButton>
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
