export {
  importCatalogueFile,
  type ImportOptions,
  type ImportOutcome,
  type ImportSurroundings,
} from './import-file';
export type { ImportRefusal } from './import-refusal';
export type { ImportReport, Tally } from './report';
