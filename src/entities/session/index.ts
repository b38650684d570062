export { readAuthStatus, settleSignOut } from './api/session-calls';
export { useAuth, type Auth, AuthProvider } from './model/auth';
export { expectedUser, pendingSignOut } from './model/across-tabs';
export { signOut } from './model/session-commands';
export { checkSessionAtStart } from './model/session-commands';
export {
  selectSession,
  sessionAtStart,
  sessionInDocument,
  sessionReducer,
} from './model/session-slice';
export { useViewpoint, type OwnPaths, type Viewpoint } from './model/use-viewpoint';
export { SessionNotice } from './ui/session-notice';
