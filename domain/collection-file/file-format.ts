/** The kinds of file that a collection is read from (rules/collection-files#formats). */
export type CollectionFileFormat = 'SWUDB' | 'OWN_CSV' | 'OWN_JSON';

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

export type OwnColumn = (typeof OWN_COLUMNS)[number];

/** The columns of swudb.com's files. */
const SWUDB_COLUMNS = ['Set', 'CardNumber', 'Count', 'IsFoil'] as const;

export type FileColumn = OwnColumn | (typeof SWUDB_COLUMNS)[number];

/** What a column is called in an entry of our JSON. */
export const ENTRY_FIELDS: Record<FileColumn, string> = {
  Set: 'set',
  CardNumber: 'cardNumber',
  Name: 'name',
  Subtitle: 'subtitle',
  Variant: 'variant',
  Count: 'count',
  Missing: 'missing',
  IsFoil: 'isFoil',
};

interface FileFormatFacts {
  /** As shown to a person. */
  name: string;
  /** What a row is called in a message. */
  rowWord: 'Line' | 'Entry';
}

/** Everything that differs between the formats for the person. */
export const COLLECTION_FILE_FORMATS: Record<CollectionFileFormat, FileFormatFacts> = {
  SWUDB: { name: 'a swudb.com collection', rowWord: 'Line' },
  OWN_CSV: { name: 'a collection exported here, as CSV', rowWord: 'Line' },
  OWN_JSON: { name: 'a collection exported here, as JSON', rowWord: 'Entry' },
};

/** The first line of a CSV with all its columns. */
export const FIRST_LINES = {
  SWUDB: SWUDB_COLUMNS.join(','),
  OWN_CSV: OWN_COLUMNS.join(','),
} as const satisfies Partial<Record<CollectionFileFormat, string>>;

/** What a file's first line contains. */
export interface FileHeader {
  format: Exclude<CollectionFileFormat, 'OWN_JSON'>;
  /** The index of each column's cell; missing columns are left out. */
  cellOf: ReadonlyMap<FileColumn, number>;
}

const KNOWN = new Map<string, FileColumn>(
  [...OWN_COLUMNS, ...SWUDB_COLUMNS].map((column) => [column.toLowerCase(), column]),
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
 * An exported collection's file name: `{handle}_collection_export.{format}` (rules/collection-files#export), `my_…`
 * without a handle (rules/collection-files#export).
 */
export const exportFileName = (handle: string | null, format: ExportFormat): string =>
  `${handle ?? 'my'}_collection_export.${format}`;
