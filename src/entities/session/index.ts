export { settleSignOut } from './api/session-calls';
export { useAuth, type Auth } from './model/auth-context';
export { AuthProvider } from './model/auth-provider';
export { expectedUser } from './model/remembered';
export { signOut } from './model/session-commands';
export { selectSession, sessionAtStart, sessionReducer } from './model/session-slice';
export { useViewpoint, type Viewpoint } from './model/use-viewpoint';
export { SessionNotice } from './ui/session-notice';
