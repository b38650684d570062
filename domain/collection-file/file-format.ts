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

/** How a file is written. Another one needs a reader in `server/modules/collection-file/read`. */
export const FILE_SYNTAXES = {
  CSV: {
    extensions: ['.csv', '.tsv', '.txt'],
    mediaTypes: ['text/csv', 'text/plain'],
    /** What a row is called in a message. */
    rowWord: 'Line',
    /** Recognizes the text, without leading blanks; the first syntax of this table that does so reads it. */
    starts: (text: string) => !/^[{[]/.test(text),
  },
  JSON: {
    extensions: ['.json'],
    mediaTypes: ['application/json'],
    rowWord: 'Entry',
    starts: (text: string) => /^[{[]/.test(text),
  },
} as const satisfies Record<string, FileSyntaxFacts>;
export type FileSyntax = keyof typeof FILE_SYNTAXES;

interface FileSyntaxFacts {
  extensions: readonly string[];
  mediaTypes: readonly string[];
  rowWord: string;
  starts: (text: string) => boolean;
}

/** The syntax that a text with this start has. */
export const syntaxOf = (start: string): FileSyntax =>
  SYNTAXES.find((syntax) => FILE_SYNTAXES[syntax].starts(start)) ?? 'CSV';
const SYNTAXES = Object.keys(FILE_SYNTAXES) as FileSyntax[];

/** The files that a person may choose, by media type and by extension. */
export const ACCEPTED_MEDIA_TYPES = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].mediaTypes);
export const ACCEPTED_EXTENSIONS = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].extensions);

/** The kinds of file that a collection is read from (rules/collection-files#formats). Another one is a row here. */
export const COLLECTION_FILE_FORMATS = {
  OWN_CSV: {
    syntax: 'CSV',
    name: 'a collection exported here, as CSV',
    whose: 'ours',
    columns: OWN_COLUMNS,
    marker: 'Variant',
  },
  SWUDB: {
    syntax: 'CSV',
    name: 'a swudb.com collection',
    whose: 'swudb.com’s files',
    columns: SWUDB_COLUMNS,
    marker: 'IsFoil',
  },
  OWN_JSON: {
    syntax: 'JSON',
    name: 'a collection exported here, as JSON',
  },
} as const satisfies Record<string, FileFormatFacts>;
export type CollectionFileFormat = keyof typeof COLLECTION_FILE_FORMATS;

type FileFormatFacts = {
  /** As shown to a person. */
  name: string;
} & (
  | { syntax: 'JSON' }
  | {
      syntax: 'CSV';
      /** As in “a first line as in …”. */
      whose: string;
      /** All columns, as it is usually written. */
      columns: readonly FileColumn[];
      /** The column that no earlier format of this table has. */
      marker: FileColumn;
    }
);

/** The files that a person may choose, in a sentence. */
export const ACCEPTED_FILES = 'A CSV or JSON file that was exported here, or a CSV of swudb.com.';

/** A small text that can be pasted. */
export const EXAMPLE_TEXT = `${SWUDB_COLUMNS.join(',')}\nSOR,059,3,False`;

type CsvFormat = {
  [Format in CollectionFileFormat]: (typeof COLLECTION_FILE_FORMATS)[Format] extends {
    syntax: 'CSV';
  }
    ? Format
    : never;
}[CollectionFileFormat];

const CSV_FORMATS = Object.entries(COLLECTION_FILE_FORMATS).flatMap(([format, facts]) =>
  facts.syntax === 'CSV' ? [{ format: format as CsvFormat, ...facts }] : [],
);

/** The first lines of the CSV formats, in a sentence. */
export const FIRST_LINES = CSV_FORMATS.map(
  ({ columns, whose }) => `“${columns.join(',')}”, as in ${whose}`,
).join(', or ');

/** What a file's first line contains. */
export interface FileHeader {
  format: CsvFormat;
  /** The index of each column's cell; missing columns are left out. */
  cellOf: ReadonlyMap<FileColumn, number>;
}

const KNOWN = new Map<string, FileColumn>(
  CSV_FORMATS.flatMap(({ columns }) => columns).map((column) => [column.toLowerCase(), column]),
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
  const known = CSV_FORMATS.find(({ marker }) => cellOf.has(marker));
  return known === undefined ? null : { format: known.format, cellOf };
}

/**
 * An exported collection's file name: `{handle}_collection_export.{format}`, or `my_…` without a handle
 * (rules/collection-files#export).
 */
export const exportFileName = (handle: string | null, format: ExportFormat): string =>
  `${handle ?? 'my'}_collection_export.${format}`;
