export { eraseAuditValues, recordCatalogueChange, recordChange } from './commands';
export {
  type AuditActor,
  type AuditEntry,
  findEntries,
  findEntriesBy,
  handlesInAudit,
} from './queries';
