export {
  mustMeet,
  admin,
  admittedAdmin,
  freshlySignedIn,
  notSignedIn,
  signedIn,
  withHandle,
} from './policy';
export { hiddenFrom, soldByBlocked } from './sql';
export {
  type AuditActor,
  type AuditEntry,
  findEntries,
  findEntriesBy,
  handlesInAudit,
} from './queries/audit';
export { eraseAuditValues, recordCatalogueChange, recordChange } from './commands/record-change';
export { deletePreferences } from './commands/preferences';
export { preferencesOf } from './queries/preferences';
export { firstStepsOf } from './queries/first-steps';
export {
  SESSION_DAYS,
  beginSession,
  endSession,
  endSessionsOf,
  sweepSessions,
} from './commands/sessions';
export {
  csrfTokenOf,
  isSameSecret,
  isToken,
  newToken,
  stateHash,
  tokenHash,
} from './commands/session-token';
export { findOpenSessions, findViewer, userOfViewer } from './queries/find-viewer';
export {
  type UserAccount,
  findIdentities,
  findSessions,
  findUser,
  presentAccount,
} from './queries/accounts';
export { createPseudonym, eraseAccount } from './commands/accounts';
export { holdAccount, holdOwnAccount, lockUser, lockUserBeside } from './commands/hold-account';
export { isRetired, retiredAmong } from './queries/retired-handles';
export { retireHandles } from './commands/handles';
