export { rememberAttempt, sweepAttempts, takeAttempt } from './attempt';
export type { IdentityClient } from './client';
export { completeSignIn } from './complete-sign-in';
export { DEMO_ACCOUNTS, loadDemoAccounts, warmUpDemoIdentity } from './demo';
export { issuerOf } from './issuer';
export { CALLBACK_PATH, registerIdentity } from './register';
