export { eraseAccount, createPseudonym } from './commands/accounts';
export { retireHandles } from './commands/handles';
export { holdAccount, holdOwnAccount, lockUser, lockUserBeside } from './locks';
export { admin, freshlySignedIn, notSignedIn, signedIn, withHandle } from './policy';
export { findIdentities, findSessions, findUser, type UserAccount } from './queries/accounts';
export { isRetired, retiredAmong } from './queries/retired-handles';
