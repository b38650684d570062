export { DEMO_ACCOUNTS, DEMO_IDENTITY_PATH, loadDemoAccounts } from './accounts';
export { registerDemoIdentity, warmUpDemoIdentity } from './register';
