export { type FileFaultCode, FileRefused, MAX_FILE_BYTES, MAX_LINE_LENGTH } from './file-fault';
export {
  COLLECTION_FILE_FORMAT_NAMES,
  type CollectionFileFormat,
  EXPORT_FORMATS,
  exportFileName,
  type ExportFormat,
  type FileHeader,
  guardedCell,
  IMPORT_MODES,
  type ImportMode,
  OWN_COLUMNS,
  OWN_JSON_FORMAT,
  recogniseHeader,
} from './file-format';
export {
  type CataloguePrinting,
  findPrinting,
  type FoundPrinting,
  indexPrintings,
  type PrintingIndex,
} from './find-printing';
export {
  type AppliedImport,
  type ImportPlan,
  type ImportPreview,
  type ImportProgress,
  MAX_PREVIEWED,
  planImport,
  type PlannedChange,
  type PlanPreview,
  type PreviewedChange,
} from './plan-import';
export { type FileRow, type NamedPrinting, readCells, readEntry, type ReadRow } from './read-row';
export { type FileContents, MAX_NOTES, type RowNote, type RowNotes, Tally } from './tally';
