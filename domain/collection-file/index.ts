export { exportFileName } from './export-file-name';
export { FileRefused, MOST_FILE_BYTES, MOST_LINE_LENGTH, type FileFaultCode } from './file-fault';
export {
  COLLECTION_FILE_FORMAT_NAMES,
  EXPORT_FORMATS,
  IMPORT_MODES,
  OWN_JSON_FORMAT,
  type CollectionFileFormat,
  type ExportFormat,
  type ImportMode,
} from './file-format';
export { OWN_COLUMNS, recogniseHeader, type FileHeader } from './file-header';
export type { FileRow, NamedPrinting, ReadRow } from './file-row';
export { findPrinting, type FoundPrinting } from './find-printing';
export { guardedCell } from './formula-guard';
export { planImport, type ImportPlan, type PlannedChange } from './plan-import';
export { indexPrintings, type CataloguePrinting, type PrintingIndex } from './printing-index';
export { readCells, readEntry } from './read-row';
export { MOST_NOTES, Tally, type FileContents, type RowNote, type RowNotes } from './tally';
export {
  MOST_PREVIEWED,
  type AppliedImport,
  type ImportPreview,
  type ImportProgress,
  type PlanPreview,
  type PreviewedChange,
} from './import-preview';
