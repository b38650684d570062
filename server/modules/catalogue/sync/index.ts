export type { SourceAddresses, SyncFrom } from './open-files';
export type { SetSync, SyncNote, SyncOutcome, SyncProgress, SyncReport } from './report';
export { syncInWords } from './report-in-words';
export { syncCatalogue, type SyncOptions } from './sync-catalogue';
