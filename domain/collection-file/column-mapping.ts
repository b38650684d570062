import { isCountText } from '../readers';
import { columnKey } from './file-columns';
import { USUAL_NAMES } from './usual-columns';
import type { FileHeader } from './file-header';

/** The columns that a person can assign in a file with unknown columns. */
export const MAPPED_COLUMNS = [
  'Set',
  'CardNumber',
  'Name',
  'Finish',
  'Count',
  'FoilCount',
  'PricePaid',
] as const;
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

/** Counts of plain copies, beside which “Foil” counts those in foil. */
const PLAIN_COUNTS = new Set([
  'normal',
  'regular',
  'standard',
  'non foil',
  'nonfoil',
  'normal qty',
]);
/** Counts of both finishes. */
const TOTAL_COUNTS = /\btotal\b/;

/**
 * The mapping that the columns' names suggest; the person checks it before the file is read.
 *
 * @param rows the first rows, whose values tell a count of foils from a yes
 */
export function guessedMapping(
  header: readonly string[],
  rows: readonly (readonly string[])[] = [],
): ColumnMapping {
  const keys = header.map(columnKey);
  const taken = new Set<number>();
  const places = MAPPED_COLUMNS.flatMap((column) => {
    const at = USUAL_NAMES[column]
      .map((usual) => keys.findIndex((key, index) => key === usual && !taken.has(index)))
      .find((index) => index >= 0);
    if (at === undefined) return [];
    taken.add(at);
    return [[column, at] as const];
  });
  return withFoilCount(Object.fromEntries(places), header, rows);
}

/**
 * A mapping in which a column that counts foils isn't taken for a yes, nor left out: with `Normal` and `Foil`, or
 * `Total Qty` and `Foil Qty`, a row counts both finishes.
 */
export function withFoilCount(
  mapping: ColumnMapping,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnMapping {
  if (mapping.FoilCount !== undefined || mapping.Count === undefined) return mapping;
  const keys = header.map(columnKey);
  const isPlainCount = PLAIN_COUNTS.has(keys[mapping.Count] ?? '');
  const { Finish: finish, ...others } = mapping;
  const cellsAt = (at: number) =>
    rows.map((cells) => cells[at] ?? '').filter((cell) => cell.trim());
  const isCounted = (at: number) => {
    const cells = cellsAt(at);
    const areCounts = cells.length > 0 && cells.every(isCountText);
    return areCounts && (isPlainCount || cells.some((cell) => !/^[01]$/.test(cell.trim())));
  };
  if (finish !== undefined) {
    const isNamed = USUAL_NAMES.FoilCount.includes(keys[finish] ?? '');
    return isNamed || isCounted(finish) ? { ...others, FoilCount: finish } : mapping;
  }
  const used = new Set(Object.values(mapping));
  const at = keys.findIndex(
    (key, index) =>
      !used.has(index) &&
      (USUAL_NAMES.FoilCount.includes(key) || (key === 'foil' && isCounted(index))),
  );
  return at < 0 ? mapping : { ...mapping, FoilCount: at };
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
 * @param names the names of its columns; empty texts in a file without names
 * @returns null if the mapping lacks something, or names a column that isn't there
 */
export function mappedHeader(mapping: ColumnMapping, names: readonly string[]): FileHeader | null {
  if (lackOf(mapping) !== null) return null;
  if (Object.values(mapping).some((index) => index >= names.length)) return null;
  const places = MAPPED_COLUMNS.flatMap((column) => {
    const index = mapping[column];
    return index === undefined ? [] : [[column, index] as const];
  });
  return { format: 'MAPPED_CSV', names, cellOf: new Map(places) };
}

/** Whether a header counts both finishes in its count, so that those in foil have to be taken off. */
export const countsBoth = ({ cellOf, names }: FileHeader): boolean =>
  cellOf.has('FoilCount') && TOTAL_COUNTS.test(columnKey(names[cellOf.get('Count') ?? -1] ?? ''));

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

/** The key of a remembered mapping: these columns, in any order and with any date; null if they have no names. */
export const headerKey = (header: readonly string[]): string | null =>
  header.every((name) => name.trim() === '') ? null : columnNames(header).toSorted().join('\t');

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
