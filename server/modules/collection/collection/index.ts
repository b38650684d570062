export { deleteCollection, removePartnerHandles } from './commands/delete-collection';
export { rebuildProjection } from './commands/rebuild-projection';
export { recordExchange } from './commands/record-exchange';
export {
  recordLargeStep,
  retryOnConflict,
  type Step,
  VersionConflict,
} from './commands/record-step';
export { differencesOf, gapsOf, type LedgerDifference } from './queries/ledger-differences';
export { ofStep } from './of-step';
export { ownCounts, ownLedger } from './queries/my-data';
