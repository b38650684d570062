import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShownCurrency } from '@domain/pricing';
import type { User } from '@domain/user';

export interface SessionState {
  status: 'loading' | 'signedIn' | 'visitor';
  /** Null unless signed in. */
  user: User | null;
  /** In which currency the user sees amounts, with its rate; absent for dollars. */
  currency?: ShownCurrency;
  /** What people call the identity provider; absent for the default (rules/sign-in#name). */
  providerName?: string;
  /** Whether a user is likely while the status is loading: what is laid out then. */
  expectsUser: boolean;
  /** Increases whenever the user changes. Earlier data and requests belong to somebody else. */
  generation: number;
  /** The last check's number, 0 before the first; answers to earlier checks are ignored. */
  check: number;
  /** A notice for the user: the session ended elsewhere, or the logout is pending. */
  notice: 'signedOut' | 'signOutUnconfirmed' | null;
  /** The key of the location at which the person logged out: its guard leads home instead of to the login page. */
  leftAt: string | null;
}

/** The state before the first check. */
export const sessionAtStart = (expectsUser: boolean, providerName?: string): SessionState => ({
  status: 'loading',
  user: null,
  ...(providerName !== undefined && { providerName }),
  expectsUser,
  generation: 0,
  check: 0,
  notice: null,
  leftAt: null,
});

/** The answer to a check; nobody is signed in if the user is null. */
export interface CheckedSession {
  user: User | null;
  currency?: ShownCurrency;
  providerName?: string;
}

/** Of plain data that one reader made, so that its fields come in one order. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const settle = (state: SessionState, { user, currency, providerName }: CheckedSession) => {
  state.status = user ? 'signedIn' : 'visitor';
  // What is equal stays the same object, or every check would render everything again.
  if (!isSame(user, state.user)) state.user = user;
  if (!currency) delete state.currency;
  else if (!isSame(currency, state.currency)) state.currency = currency;
  // Signing out says nothing about the provider.
  if (providerName !== undefined) state.providerName = providerName;
  state.expectsUser = user !== null;
};

/**
 * The state that a document is rendered from, before the browser's own check. A document for every visitor leaves open
 * whether somebody is signed in.
 */
export function sessionInDocument(checked: CheckedSession): SessionState {
  const state = sessionAtStart(false, checked.providerName);
  if (checked.user) settle(state, checked);
  return state;
}

/** Ends the session here. A check under way would answer for the session that ended. */
const end = (state: SessionState) => {
  settle(state, { user: null });
  state.generation += 1;
  state.check += 1;
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: sessionAtStart(false),
  reducers: {
    checkStarted(state) {
      state.check += 1;
    },
    sessionChecked(state, { payload }: PayloadAction<CheckedSession & { check: number }>) {
      const { check, user } = payload;
      if (check !== state.check) return;
      if (state.status !== 'loading' && state.user?.id !== user?.id) {
        state.generation += 1;
        state.notice = user ? null : 'signedOut';
        state.leftAt = null;
      }
      settle(state, payload);
    },
    /** Signs out at start only; later the page stays as it is (rules/sign-in#status-check). */
    sessionCheckFailed(state, { payload }: PayloadAction<{ check: number }>) {
      if (payload.check === state.check && state.status === 'loading')
        settle(state, { user: null });
    },
    /** The person logged out here. */
    signedOut(state, { payload }: PayloadAction<{ leftAt: string }>) {
      end(state);
      state.notice = null;
      state.leftAt = payload.leftAt;
    },
    /** The session ended elsewhere: in another tab. */
    sessionExpired(state) {
      if (state.status !== 'signedIn') return;
      end(state);
      state.notice = 'signedOut';
      state.leftAt = null;
    },
    signOutUnconfirmed(state) {
      if (state.status === 'visitor') state.notice = 'signOutUnconfirmed';
    },
    sessionNoticeClosed(state) {
      state.notice = null;
    },
  },
  selectors: { selectSession: (state) => state },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  checkStarted,
  sessionChecked,
  sessionCheckFailed,
  signedOut,
  sessionExpired,
  signOutUnconfirmed,
  sessionNoticeClosed,
} = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;
