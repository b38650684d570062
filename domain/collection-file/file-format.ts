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

/** What our JSON says in its `format`, so that it is recognised. */
export const OWN_JSON_FORMAT = 'starbinder-collection';

/** What to do with a file's counts: add them to what is there, or have them instead, within the sets that it names. */
export const IMPORT_MODES = ['add', 'replace'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];
