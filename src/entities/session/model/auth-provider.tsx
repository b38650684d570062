import { Fragment, useMemo, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { AuthContext } from './auth-context';
import { checkSession } from './session-commands';
import { selectSession } from './session-slice';
import { useSessionWatch } from './use-session-watch';

/**
 * Lends the session to everything inside, and remounts all of it when the person changes: a query's hook would
 * go on showing what it showed (rules/errors#another-persons-answer).
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { status, user, expectsUser, generation } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  useSessionWatch();
  const auth = useMemo(
    () => ({ status, user, expectsUser, checkAgain: () => dispatch(checkSession()) }),
    [status, user, expectsUser, dispatch],
  );
  return (
    <AuthContext.Provider value={auth}>
      <Fragment key={generation}>{children}</Fragment>
    </AuthContext.Provider>
  );
}
