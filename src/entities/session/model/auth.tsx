import { createContext, useContext, Fragment, useMemo, type ReactNode } from 'react';
import { moneyIn, type ShownCurrency } from '@domain/pricing';
import type { User } from '@domain/user';
import { MoneyProvider } from '@/shared/lib/money';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { checkSession } from './session-commands';
import { type SessionState, selectSession } from './session-slice';
import { useSessionWatch } from './use-session-watch';

export interface Auth {
  status: SessionState['status'];
  /** Null unless signed in. */
  user: User | null;
  /** Whether to lay a screen out for a signed-in person: known, or likely while the status is loading. */
  expectsUser: boolean;
  /** In which currency the user sees amounts; undefined for dollars. */
  currency: ShownCurrency | undefined;
  /** What people call the identity provider (rules/sign-in#name). */
  providerName: string;
  /** Asks the server again who is signed in (rules/sign-in#status-check); for example after a change of the profile. */
  checkAgain: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

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

/**
 * Provides the session to its children, and remounts them when the user changes: a query hook would keep showing the
 * previous user's data (rules/errors#another-persons-answer).
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const {
    status,
    user,
    expectsUser,
    currency,
    providerName = 'Google',
    generation,
  } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  useSessionWatch();
  const auth = useMemo(
    () => ({
      status,
      user,
      expectsUser,
      currency,
      providerName,
      checkAgain: () => dispatch(checkSession()),
    }),
    [status, user, expectsUser, currency, providerName, dispatch],
  );
  const money = useMemo(() => moneyIn(currency), [currency]);
  return (
    <AuthContext.Provider value={auth}>
      <MoneyProvider value={money}>
        <Fragment key={generation}>{children}</Fragment>
      </MoneyProvider>
    </AuthContext.Provider>
  );
}
