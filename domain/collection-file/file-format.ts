import { OWN_COLUMNS, type OwnColumn } from './file-columns';
import { CARD_PROGRAMS, type CardProgramName } from './programs';

/** The formats that a collection is written in (rules/collection-files#export). */
export const EXPORT_FORMATS = ['json', 'csv', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The `format` of our JSON, by which it is recognized. */
export const OWN_JSON_FORMAT = 'starbinder-collection';

/** What to do with a file's counts: add them to the present ones, or replace those of the file's sets. */
export const IMPORT_MODES = ['add', 'replace'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** What a column is called in an entry of our JSON. */
export const ENTRY_FIELDS: Record<OwnColumn, string> = {
  Set: 'set',
  CardNumber: 'cardNumber',
  Name: 'name',
  Subtitle: 'subtitle',
  Variant: 'variant',
  Count: 'count',
  Missing: 'missing',
};

/** The syntax of a file. */
export type FileSyntax = 'JSON' | 'TEXT' | 'CSV';

/** Formats that aren't known by the columns of a CSV. */
const OTHER_FORMATS = {
  MAPPED_CSV: { syntax: 'CSV', name: 'a CSV with the columns that you chose' },
  TEXT: { syntax: 'TEXT', name: 'a list of cards' },
  DECK_TEXT: { syntax: 'TEXT', name: 'a deck list' },
  DECK_JSON: { syntax: 'JSON', name: 'a deck' },
  OWN_JSON: { syntax: 'JSON', name: 'a collection exported here, as JSON' },
} as const satisfies Record<string, FileFormatFacts>;

interface FileFormatFacts {
  syntax: FileSyntax;
  /** Its name on the page. */
  name: string;
}

export type CollectionFileFormat = CardProgramName | keyof typeof OTHER_FORMATS;

/** The formats that can be imported (rules/collection-files#formats). */
export const COLLECTION_FILE_FORMATS: Record<CollectionFileFormat, FileFormatFacts> = {
  ...(Object.fromEntries(
    Object.entries(CARD_PROGRAMS).map(([format, { name }]) => [format, { syntax: 'CSV', name }]),
  ) as Record<CardProgramName, FileFormatFacts>),
  ...OTHER_FORMATS,
};

/** The files that a person may choose, in a sentence. */
export const ACCEPTED_FILES =
  'A CSV, JSON or text file that was exported here, a CSV of swudb.com, Moxfield, ManaBox, TCGplayer, Dragon Shield and others or your own, or a deck.';

/** The columns that most programs for this game write. */
const SWUDB_LINE = 'Set,CardNumber,Count,IsFoil';

/** A small text that can be pasted. */
export const EXAMPLE_TEXT = `3 Name (SOR) 059\n\nor\n\n${SWUDB_LINE}\nSOR,059,3,False`;

/** The header lines that a person might write by hand, for an error message. */
export const FIRST_LINES = [
  `“${OWN_COLUMNS.join(',')}”, as in ours`,
  `“${SWUDB_LINE}”, as in swudb.com’s files`,
].join(', or ');

/**
 * An exported collection's file name: `{handle}_collection_export.{format}`, or `my_…` without a handle
 * (rules/collection-files#export).
 */
export const exportFileName = (handle: string | null, format: ExportFormat): string =>
  `${handle ?? 'my'}_collection_export.${format}`;
