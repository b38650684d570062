import { useEffect } from 'react';
import { onUnauthenticated } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { pendingSignOut, onUserAnnounced } from './across-tabs';
import { checkSession, checkSessionAtStart, receiveUser } from './session-commands';

/** The least time in milliseconds between two checks when the person comes back to the tab. */
const RARELY = 3 * 60_000;

/**
 * Checks the session at start and whenever it may have ended unnoticed: another tab says so, a call was refused
 * for lack of a session, the person comes back to the tab after a while, or a logout waits for the network.
 */
export function useSessionWatch(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      checkedAt = Date.now();
      void dispatch(checkSession());
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt >= RARELY) check();
    };
    const goOnline = () => {
      if (pendingSignOut.get()) check();
    };

    void dispatch(checkSessionAtStart());
    const silences = [
      onUserAnnounced((userId) => dispatch(receiveUser(userId))),
      onUnauthenticated(check),
    ];
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', goOnline);
    return () => {
      for (const silence of silences) silence();
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', goOnline);
    };
  }, [dispatch]);
}
