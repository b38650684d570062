export { eraseAuditValues, recordChange } from './commands';
export { type AuditEntry, findEntries, findEntriesBy, handlesInAudit } from './queries';
