export {
  type LedgerDifference,
  deleteCollection,
  differencesOf,
  gapsOf,
  ownCounts,
  ownLedger,
  rebuildProjection,
  recordExchange,
  removePartnerHandles,
  retryOnConflict,
} from './collection';
export {
  applyImport,
  deleteImport,
  exportedText,
  ownImport,
  previewImport,
  readCards,
  sweepImports,
} from './collection-file';
export { worthHistory } from './collection-worth';
