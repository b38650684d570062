import type { CollectionFileFormat, FileColumn } from './file-format';

/** The header of a CSV. */
export interface FileHeader {
  format: CollectionFileFormat;
  /** The index of each column; missing columns are left out. */
  cellOf: ReadonlyMap<FileColumn, number>;
  /** Written by another program: it may name the set, write `005/252` as the number, or give only a card's name. */
  isForeign: boolean;
}

/** The column names that identify a format, and its optional ones. */
interface HeaderNames {
  format: CollectionFileFormat;
  isForeign: boolean;
  needed: Partial<Record<FileColumn, string>>;
  /** An optional column takes precedence over a required one. */
  optional?: Partial<Record<FileColumn, string>>;
}

const OURS = { Set: 'Set', CardNumber: 'CardNumber', Count: 'Count' };

/** The CSV formats (rules/collection-files#formats); the first one whose required columns are all present wins. */
const HEADERS: readonly HeaderNames[] = [
  {
    format: 'OWN_CSV',
    isForeign: false,
    needed: { ...OURS, Variant: 'Variant' },
    optional: { Missing: 'Missing', IsFoil: 'IsFoil' },
  },
  { format: 'SWUDB', isForeign: false, needed: { ...OURS, IsFoil: 'IsFoil' } },
  {
    format: 'MOXFIELD',
    isForeign: true,
    needed: {
      Count: 'Count',
      Name: 'Name',
      Set: 'Edition',
      CardNumber: 'Collector Number',
      Finish: 'Foil',
    },
  },
  {
    format: 'MANABOX',
    isForeign: true,
    needed: {
      Count: 'Quantity',
      Name: 'Name',
      Set: 'Set code',
      CardNumber: 'Collector number',
      Finish: 'Foil',
    },
  },
  {
    format: 'TCGPLAYER',
    isForeign: true,
    needed: {
      Count: 'Quantity',
      Name: 'Name',
      Set: 'Set Code',
      CardNumber: 'Card Number',
      Finish: 'Printing',
    },
  },
  {
    format: 'DECKBOX',
    isForeign: true,
    needed: {
      Count: 'Count',
      Name: 'Name',
      Set: 'Edition',
      CardNumber: 'Card Number',
      Finish: 'Foil',
    },
    // Older exports have only the set's name.
    optional: { Set: 'Edition Code' },
  },
];

/** Normalizes a column's name for comparison. */
export const columnKey = (cell: string): string => cell.trim().toLowerCase();

/**
 * Recognizes a file by its first line (rules/collection-files#formats). Columns may be in any order, in any case and
 * beside others, as spreadsheets write them.
 *
 * @returns null if it isn't a known collection format
 */
export function recogniseHeader(cells: readonly string[]): FileHeader | null {
  const places = new Map<string, number[]>();
  for (const [index, cell] of cells.entries()) {
    const key = columnKey(cell);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  for (const { format, isForeign, needed, optional } of HEADERS) {
    const named = Object.entries({ ...needed, ...present(optional, places) });
    const found = named.map(
      ([column, name]) => [column, places.get(columnKey(name)) ?? []] as const,
    );
    if (found.some(([, at]) => at.length === 0)) continue;
    // With two columns of one name, either could be meant.
    if (found.some(([, at]) => at.length > 1)) return null;
    const cellOf = new Map(found.map(([column, [at = 0]]) => [column as FileColumn, at]));
    return { format, isForeign, cellOf };
  }
  return null;
}

const present = (
  names: Partial<Record<FileColumn, string>> = {},
  places: ReadonlyMap<string, unknown>,
): Partial<Record<FileColumn, string>> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => places.has(columnKey(name))));
