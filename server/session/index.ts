export { sessionCookie, type SessionCookie } from './cookie';
export { registerSession } from './plugin';
export { csrfTokenOf, isSameSecret, newToken, tokenHash } from './token';
export type { Viewer } from './viewer';
