import { createContext, useContext } from 'react';
import type { User } from '@domain/user';
import type { SessionState } from './session-slice';

export interface Auth {
  status: SessionState['status'];
  /** Null unless signed in. */
  user: User | null;
  /** Whether to lay a screen out for a signed-in person: known, or likely while the status is loading. */
  expectsUser: boolean;
  /**
   * Asks the server again who is signed in (rules/sign-in#status-check); after a change of the own profile, for
   * example.
   */
  checkAgain: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/**
 * Who is signed in.
 *
 * @throws outside an AuthProvider, with the specification's message (rules/errors#outside-providers)
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
