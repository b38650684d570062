export { type FileFaultCode, FileRefused, MAX_FILE_BYTES, MAX_LINE_LENGTH } from './file-fault';
export {
  ACCEPTED_EXTENSIONS,
  ACCEPTED_FILES,
  ACCEPTED_MEDIA_TYPES,
  COLLECTION_FILE_FORMATS,
  type CollectionFileFormat,
  ENTRY_FIELDS,
  EXPORT_FORMATS,
  exportFileName,
  type ExportFormat,
  type FileHeader,
  EXAMPLE_TEXT,
  FILE_SYNTAXES,
  type FileSyntax,
  IMPORT_MODES,
  type ImportMode,
  OWN_COLUMNS,
  type OwnColumn,
  OWN_JSON_FORMAT,
  recogniseHeader,
  syntaxOf,
} from './file-format';
export {
  type CataloguePrinting,
  findPrinting,
  type FoundPrinting,
  indexPrintings,
  type PrintingIndex,
} from './find-printing';
export { guardedCell } from './guarded-cell';
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
