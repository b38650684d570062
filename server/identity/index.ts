export { rememberAttempt, sweepAttempts, takeAttempt } from './attempt';
export type { IdentityClient } from './client';
export { completeSignIn } from './complete-sign-in';
export { issuerOf, CALLBACK_PATH, registerIdentity } from './register';
