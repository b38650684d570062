export { eraseAccount, makePseudonym } from './commands/accounts';
export { isRetired, retiredAmong, retireHandles } from './commands/handles';
export { accountGone, holdAccount, holdOwnAccount, lockUser } from './locks';
export { admin, freshlySignedIn, signedIn, withHandle } from './policy';
export { findIdentities, findSessions, findUser, type UserAccount } from './queries/accounts';
