/** The formats that a collection is written in (rules/collection-files#export). */
export const EXPORT_FORMATS = ['json', 'csv', 'txt'] as const;
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

/** `Finish` is as other programs write it: foil or not, or the kind of printing. */
export type FileColumn = OwnColumn | (typeof SWUDB_COLUMNS)[number] | 'Finish';

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
  Finish: 'finish',
};

/** The syntax of a file. */
export type FileSyntax = 'JSON' | 'TEXT' | 'CSV';

/** The formats that can be imported (rules/collection-files#formats), with their names on the page. */
export const COLLECTION_FILE_FORMATS = {
  OWN_CSV: { syntax: 'CSV', name: 'a collection exported here, as CSV' },
  SWUDB: { syntax: 'CSV', name: 'a swudb.com collection' },
  MOXFIELD: { syntax: 'CSV', name: 'a Moxfield collection' },
  MANABOX: { syntax: 'CSV', name: 'a ManaBox collection' },
  TCGPLAYER: { syntax: 'CSV', name: 'a TCGplayer collection' },
  DECKBOX: { syntax: 'CSV', name: 'a Deckbox collection' },
  MAPPED_CSV: { syntax: 'CSV', name: 'a CSV with the columns that you chose' },
  TEXT: { syntax: 'TEXT', name: 'a list of cards' },
  OWN_JSON: { syntax: 'JSON', name: 'a collection exported here, as JSON' },
} as const satisfies Record<string, { syntax: FileSyntax; name: string }>;
export type CollectionFileFormat = keyof typeof COLLECTION_FILE_FORMATS;

/** The files that a person may choose, in a sentence. */
export const ACCEPTED_FILES =
  'A CSV, JSON or text file that was exported here, or a CSV of swudb.com, Moxfield, ManaBox, TCGplayer, Deckbox or your own.';

/** A small text that can be pasted. */
export const EXAMPLE_TEXT = `3 Name (SOR) 059\n\nor\n\n${SWUDB_COLUMNS.join(',')}\nSOR,059,3,False`;

/** The header lines that a person might write by hand, for an error message. */
export const FIRST_LINES = [
  `“${OWN_COLUMNS.join(',')}”, as in ours`,
  `“${SWUDB_COLUMNS.join(',')}”, as in swudb.com’s files`,
].join(', or ');

/**
 * An exported collection's file name: `{handle}_collection_export.{format}`, or `my_…` without a handle
 * (rules/collection-files#export).
 */
export const exportFileName = (handle: string | null, format: ExportFormat): string =>
  `${handle ?? 'my'}_collection_export.${format}`;
