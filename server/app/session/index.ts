export { authStatus, type SignedIn, signedInAs } from './auth-status';
export { sessionCookie, type SessionCookie } from './cookie';
export { registerSession } from './plugin';
