export { rememberAttempt, sweepAttempts, takeAttempt } from './attempt';
export type { IdentityClient } from './client';
export { completeSignIn } from './complete-sign-in';
export type { FailureCode } from './failure';
export { issuerOf, CALLBACK_PATH, registerIdentity } from './register';
