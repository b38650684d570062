export { cardLines, inOneLine, type ListedCard } from './card-line';
export { CardList, isHeading, isRemark, type ListedRow } from './card-list';
export { DECK_PARTS, readDeckEntry } from './deck-json';
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
  OWN_JSON_FORMAT,
} from './file-format';
export { columnKey, OWN_COLUMNS, type OwnColumn } from './file-columns';
export { recogniseHeader } from './file-header';
export {
  ACCEPTED_EXTENSIONS,
  ACCEPTED_MEDIA_TYPES,
  beginsAsJson,
  FILE_SYNTAXES,
  isSeparatorHint,
  SEPARATORS,
  separatorOf,
  syntaxOf,
} from './file-syntax';
export { HEADER_WITHIN, placeHeader } from './place-header';
export {
  type ColumnMapping,
  guessedMapping,
  headerKey,
  lackOf,
  MAPPED_COLUMNS,
  type MappedColumn,
  mappingText,
  MOST_COLUMNS,
  type NamedMapping,
  namedMapping,
  readMapping,
  recalledMapping,
  type UnknownColumns,
} from './column-mapping';
export { type CardOfFile, findNamed, type SetToSearch } from './find-named';
export { indexPrintings } from './find-printing';
export { guardedCell, unguardedCell } from './guarded-cell';
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
export type { FileRow, NamedPrinting, ReadRow } from './file-row';
export { readDeckLine } from './read-card-line';
export { readEntry, rowReader } from './read-row';
export { rejectedRowsFile } from './rejected-rows-file';
export {
  ABOUT_WANTS,
  type FileContents,
  type FileReading,
  MAX_NOTES,
  type NotKept,
  type RowNote,
  readingOf,
  type RowNotes,
  Tally,
} from './tally';
export type { ReadCards } from './read-cards';
export { BYTES_THAT_TELL, plainText, type TextDecoding, textDecoding } from './text-decoding';
export {
  type ListedForFile,
  tradeListCsv,
  tradeListFileName,
  type TradeListFormat,
  tradeListText,
} from './trade-list-file';
