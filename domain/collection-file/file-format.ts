/** The kinds of file that a collection is read from (rules/collection-files#formats). */
export type CollectionFileFormat = 'SWUDB' | 'OWN_CSV' | 'OWN_JSON';

/** As shown to a person. */
export const COLLECTION_FILE_FORMAT_NAMES: Record<CollectionFileFormat, string> = {
  SWUDB: 'a swudb.com collection',
  OWN_CSV: 'a collection exported here, as CSV',
  OWN_JSON: 'a collection exported here, as JSON',
};

/** The formats that a collection is written in (rules/collection-files#export). */
export const EXPORT_FORMATS = ['json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The `format` of our JSON, by which it is recognized. */
export const OWN_JSON_FORMAT = 'starbinder-collection';

/** What to do with a file's counts: add them to the present ones, or replace those of the file's sets. */
export const IMPORT_MODES = ['add', 'replace'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** The columns of our own CSV, in their order; `Missing` is the owner's alone (rules/collection#who-sees-what). */
export const OWN_COLUMNS = [
  'Set',
  'CardNumber',
  'Name',
  'Subtitle',
  'Variant',
  'Count',
  'Missing',
] as const;

export type FileColumn = (typeof OWN_COLUMNS)[number] | 'IsFoil';

/** What a file's first line contains. */
export interface FileHeader {
  format: Exclude<CollectionFileFormat, 'OWN_JSON'>;
  /** The index of each column's cell; missing columns are left out. */
  cellOf: ReadonlyMap<FileColumn, number>;
}

const KNOWN = new Map<string, FileColumn>(
  [...OWN_COLUMNS, 'IsFoil' as const].map((column) => [column.toLowerCase(), column]),
);
const NEEDED = ['Set', 'CardNumber', 'Count'] as const;

/**
 * Recognizes a file by its first line (rules/collection-files#formats). Columns may be in any order, in any case and
 * beside others, as spreadsheets write them.
 *
 * @returns null if it isn't a known collection format
 */
export function recogniseHeader(cells: readonly string[]): FileHeader | null {
  const cellOf = new Map<FileColumn, number>();
  for (const [index, cell] of cells.entries()) {
    const column = KNOWN.get(cell.trim().toLowerCase());
    if (column === undefined) continue;
    if (cellOf.has(column)) return null;
    cellOf.set(column, index);
  }
  if (!NEEDED.every((column) => cellOf.has(column))) return null;
  if (cellOf.has('Variant')) return { format: 'OWN_CSV', cellOf };
  return cellOf.has('IsFoil') ? { format: 'SWUDB', cellOf } : null;
}

/**
 * Characters that make a spreadsheet treat a cell as a formula (rules/attacks#formulas); full-width forms count in some
 * languages.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet treats as a formula: one that starts like a formula gets an apostrophe before it. */
export const guardedCell = (text: string): string =>
  FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text;

/** The cell as it was before {@link guardedCell}. */
export const unguardedCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/**
 * An exported collection's file name: `{handle}_collection_export.{format}` (rules/collection-files#export), `my_…`
 * without a handle (rules/collection-files#export).
 */
export const exportFileName = (handle: string | null, format: ExportFormat): string =>
  `${handle ?? 'my'}_collection_export.${format}`;
