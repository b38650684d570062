export { sessionCookie, type SessionCookie } from './cookie';
export { beginSession, endSession, sweepSessions } from './lasting';
export { findOpenSessions } from './open-sessions';
export { registerSession } from './plugin';
export { csrfTokenOf, isSameSecret, isToken, newToken, stateHash, tokenHash } from './token';
export type { Viewer } from './viewer';
