import type { CollectionFileFormat } from './file-format';

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

/** What a file's first line tells. */
export interface FileHeader {
  format: Exclude<CollectionFileFormat, 'OWN_JSON'>;
  /** In which cell of a row a column stands; a column that isn't there is left out. */
  cellOf: ReadonlyMap<FileColumn, number>;
}

const KNOWN = new Map<string, FileColumn>(
  [...OWN_COLUMNS, 'IsFoil' as const].map((column) => [column.toLowerCase(), column]),
);
const NEEDED = ['Set', 'CardNumber', 'Count'] as const;

/**
 * Tells by its first line what a file is (rules/collection-files#formats). Columns may stand in any order, in any case
 * and beside others, as spreadsheets leave them.
 *
 * @returns null where it is no collection that we know
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
