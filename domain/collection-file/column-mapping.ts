import { columnKey, type FileHeader } from './file-header';

/** The columns that a person can assign in a file with unknown columns. */
export const MAPPED_COLUMNS = ['Set', 'CardNumber', 'Name', 'Finish', 'Count'] as const;
export type MappedColumn = (typeof MAPPED_COLUMNS)[number];

/** The index of each column in a row, from 0; missing columns are left out. */
export type ColumnMapping = Partial<Record<MappedColumn, number>>;

/** The start of a file with unknown columns. */
export interface UnknownColumns {
  header: readonly string[];
  /** The first rows. */
  rows: readonly (readonly string[])[];
}

/** Preview rows of a file with unknown columns. */
export const MAX_SHOWN_ROWS = 5;

/** Fewer columns can't name a set, a card and a count. */
export const LEAST_COLUMNS = 3;

/** A file with more columns is unlikely to be a list of cards, and choosing from them is impractical. */
export const MOST_COLUMNS = 100;

/** Names that other programs use, the most likely first. */
const USUAL_NAMES: Record<MappedColumn, readonly string[]> = {
  Set: ['set code', 'setcode', 'edition code', 'set', 'edition', 'expansion', 'set name'],
  CardNumber: [
    'card number',
    'cardnumber',
    'collector number',
    'collectornumber',
    'number',
    'card no',
    'no',
    'no.',
    '#',
  ],
  Name: ['card name', 'cardname', 'name', 'card', 'title', 'product name'],
  Finish: ['printing', 'variant', 'finish', 'foil', 'isfoil', 'is foil', 'version'],
  Count: ['count', 'quantity', 'qty', 'amount', 'copies', 'owned', 'have', 'total quantity'],
};

/** The mapping that the columns' names suggest; the person checks it before the file is read. */
export function guessedMapping(header: readonly string[]): ColumnMapping {
  const keys = header.map(columnKey);
  const places = MAPPED_COLUMNS.flatMap((column) => {
    const name = USUAL_NAMES[column].find((usual) => keys.includes(usual));
    return name === undefined ? [] : [[column, keys.indexOf(name)] as const];
  });
  return Object.fromEntries(places);
}

/** What a mapping still needs, as a message; null if it is complete. */
export function lackOf(mapping: ColumnMapping): string | null {
  const chosen = Object.values(mapping);
  if (mapping.Set === undefined) return 'Choose the column that says the set.';
  if (mapping.CardNumber === undefined && mapping.Name === undefined) {
    return 'Choose the column that says the card’s number, or else its name.';
  }
  if (mapping.Count === undefined) return 'Choose the column that says how many copies.';
  if (new Set(chosen).size < chosen.length) return 'Each column can be used only once.';
  return null;
}

/**
 * The header of a file that is read with a person's mapping.
 *
 * @param width the number of columns in the file
 * @returns null if the mapping lacks something, or names a column that isn't there
 */
export function mappedHeader(mapping: ColumnMapping, width: number): FileHeader | null {
  if (lackOf(mapping) !== null) return null;
  if (Object.values(mapping).some((index) => index >= width)) return null;
  const places = MAPPED_COLUMNS.flatMap((column) => {
    const index = mapping[column];
    return index === undefined ? [] : [[column, index] as const];
  });
  return { format: 'MAPPED_CSV', isForeign: true, cellOf: new Map(places) };
}

/** A mapping as a request parameter: `Set:2,CardNumber:0`. */
export const mappingText = (mapping: ColumnMapping): string =>
  MAPPED_COLUMNS.flatMap((column) => {
    const index = mapping[column];
    return index === undefined ? [] : [`${column}:${index}`];
  }).join(',');

const isMappedColumn = (text: string | undefined): text is MappedColumn =>
  MAPPED_COLUMNS.some((column) => column === text);

/** Parses a mapping from a request parameter; null for any other text. */
export function readMapping(text: string): ColumnMapping | null {
  const mapping: ColumnMapping = {};
  for (const part of text.split(',', MAPPED_COLUMNS.length + 1)) {
    const [, column, index] = /^(\w{1,20}):(\d{1,3})$/.exec(part) ?? [];
    if (!isMappedColumn(column) || mapping[column] !== undefined) return null;
    mapping[column] = Number(index);
  }
  return mapping;
}

/** A unique name for each column, even if two have the same name or none. */
function columnNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell) => {
    const key = columnKey(cell);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key}\n${before}`;
  });
}

/** A mapping by column names, for remembering: the same program may write its columns in another order. */
export type NamedMapping = Partial<Record<MappedColumn, string>>;

/** The key of a remembered mapping: these columns, in any order. */
export const headerKey = (header: readonly string[]): string =>
  columnNames(header).toSorted().join('\t');

export function namedMapping(header: readonly string[], mapping: ColumnMapping): NamedMapping {
  const names = columnNames(header);
  const places = Object.entries(mapping).map(([column, index]) => [column, names[index]] as const);
  return Object.fromEntries(places);
}

/** Applies a remembered mapping to a file with these columns; null if it doesn't fit. */
export function recalledMapping(
  header: readonly string[],
  named: NamedMapping,
): ColumnMapping | null {
  const names = columnNames(header);
  const places = MAPPED_COLUMNS.flatMap((column) => {
    const name = named[column];
    return name === undefined ? [] : [[column, names.indexOf(name)] as const];
  });
  const mapping: ColumnMapping = Object.fromEntries(places);
  const isWhole = places.every(([, index]) => index >= 0);
  return isWhole && lackOf(mapping) === null ? mapping : null;
}
