export { findOpenSessions, findViewer, userOfViewer } from './find-viewer';
export {
  beginSession,
  endSession,
  endSessionOf,
  endSessionsOf,
  openSessionsOf,
  type OwnSession,
  SESSION_DAYS,
  sweepSessions,
} from './sessions';
export { csrfTokenOf, isSameSecret, isToken, newToken, stateHash, tokenHash } from './token';
