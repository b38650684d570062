import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import type { AppThunk } from '@/shared/store';
import {
  fetchAuthStatus,
  sendSignOut,
  settleSignOut,
  takeDocumentSession,
} from '../api/session-calls';
import { expectedUser, announceUser } from './across-tabs';
import {
  checkStarted,
  selectSession,
  sessionChecked,
  sessionCheckFailed,
  sessionExpired,
  signedOut,
  signOutUnconfirmed,
} from './session-slice';

/**
 * Applies an event to the session. If the user changes, all cached queries are cleared before the next render.
 *
 * @returns whether the event changed the user
 */
const change =
  (event: UnknownAction): AppThunk<boolean> =>
  (dispatch, getState) => {
    const before = selectSession(getState());
    dispatch(event);
    const after = selectSession(getState());
    if (after.generation !== before.generation) dispatch(baseApi.util.resetApiState());
    return after !== before;
  };

/** Stores the signed-in user for the next visit, and announces them to the other tabs. */
function makeKnown(userId: string | null): void {
  expectedUser.set(userId !== null);
  announceUser(userId);
}

/**
 * Asks the server who is signed in (rules/sign-in#status-check). The last check counts; a failure signs out at start
 * only.
 */
export const checkSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(checkStarted());
  const { check } = selectSession(getState());
  if (!(await settleSignOut())) {
    dispatch(change(sessionChecked({ check, user: null })));
    return;
  }
  const { error, session } = await fetchAuthStatus();
  if (error) {
    logError('Error checking auth status', error);
    dispatch(sessionCheckFailed({ check }));
    return;
  }
  if (dispatch(change(sessionChecked({ check, ...session })))) {
    makeKnown(session.user?.id ?? null);
  }
};

/** The check at start, once for each store. Makes no call if the document said who is signed in. */
export const checkSessionAtStart = (): AppThunk => (dispatch, getState) => {
  if (selectSession(getState()).check > 0) return;
  const session = takeDocumentSession();
  if (session === undefined) {
    void dispatch(checkSession());
    return;
  }
  dispatch(checkStarted());
  const { check } = selectSession(getState());
  if (dispatch(change(sessionChecked({ check, ...session })))) {
    makeKnown(session.user?.id ?? null);
  }
};

/** Another tab announced the signed-in user: nobody, or somebody that this tab must fetch. */
export const receiveUser =
  (userId: string | null): AppThunk =>
  (dispatch, getState) => {
    const { status, user } = selectSession(getState());
    if (status !== 'loading' && (user?.id ?? null) === userId) return;
    if (status === 'signedIn' && userId === null) dispatch(change(sessionExpired()));
    else void dispatch(checkSession());
  };

/**
 * Logs out here at once, whatever the result of the call (rules/sign-in#sign-out).
 *
 * @param leftAt the key of the location that the person leaves
 */
export const signOut =
  (leftAt: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const received = sendSignOut();
    dispatch(change(signedOut({ leftAt })));
    makeKnown(null);
    if (!(await received)) dispatch(signOutUnconfirmed());
  };
