export { importCatalogueFile, type ImportOptions, type ImportOutcome } from './import-file';
export type { ImportReport, Tally } from './report';
