export { cardLines, isRemark, type ListedCard, readCardLine } from './card-line';
export { type FileFaultCode, FileRefused, MAX_FILE_BYTES, MAX_LINE_LENGTH } from './file-fault';
export {
  ACCEPTED_FILES,
  COLLECTION_FILE_FORMATS,
  type CollectionFileFormat,
  ENTRY_FIELDS,
  EXPORT_FORMATS,
  type FileSyntax,
  exportFileName,
  type ExportFormat,
  EXAMPLE_TEXT,
  IMPORT_MODES,
  type ImportMode,
  OWN_COLUMNS,
  type OwnColumn,
  OWN_JSON_FORMAT,
} from './file-format';
export { ACCEPTED_EXTENSIONS, ACCEPTED_MEDIA_TYPES, FILE_SYNTAXES, syntaxOf } from './file-syntax';
export { type FileHeader, recogniseHeader } from './file-header';
export {
  type ColumnMapping,
  guessedMapping,
  headerKey,
  lackOf,
  LEAST_COLUMNS,
  MAPPED_COLUMNS,
  type MappedColumn,
  mappedHeader,
  mappingText,
  MAX_SHOWN_ROWS,
  MOST_COLUMNS,
  type NamedMapping,
  namedMapping,
  readMapping,
  recalledMapping,
  type UnknownColumns,
} from './column-mapping';
export { findByName, indexNames, type NamedCard, type NameIndex } from './find-by-name';
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
  type HeldCounts,
  heldCounts,
  type ImportPlan,
  type ImportPreview,
  type ImportProgress,
  isHeldAlready,
  MAX_PREVIEWED,
  planImport,
  type PlannedChange,
  type PlanPreview,
  type PreviewedChange,
} from './plan-import';
export {
  type FileRow,
  type NamedPrinting,
  quoted,
  readCells,
  readEntry,
  type ReadRow,
} from './read-row';
export { type FileContents, MAX_NOTES, type RowNote, type RowNotes, Tally } from './tally';
export type { ReadCards } from './read-cards';
export {
  type ListedForFile,
  tradeListCsv,
  tradeListFileName,
  type TradeListFormat,
  tradeListText,
} from './trade-list-file';
