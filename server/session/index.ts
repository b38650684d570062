export { authStatus, type SignedIn, signedInAs } from './auth-status';
export { sessionCookie, type SessionCookie } from './cookie';
export {
  beginSession,
  endSession,
  endSessionOf,
  endSessionsOf,
  openSessionsOf,
  type OwnSession,
  sweepSessions,
} from './sessions';
export { findOpenSessions, type Viewer } from './viewer';
export { registerSession } from './plugin';
export { csrfTokenOf, isSameSecret, isToken, newToken, stateHash, tokenHash } from './token';
