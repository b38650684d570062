import { columnKey, type FileColumn } from './file-columns';
import type { CollectionFileFormat } from './file-format';
import { CARD_PROGRAMS, type CardProgramName } from './programs';

/** The header of a CSV. */
export interface FileHeader {
  format: CollectionFileFormat;
  /** The index of each column; missing columns are left out. */
  cellOf: ReadonlyMap<FileColumn, number>;
  /** The names of all columns, as written; empty texts in a file without names. */
  names: readonly string[];
}

/**
 * Recognizes a program's file by the names of its columns (rules/collection-files#formats). They may be in any order,
 * in any case and beside others, as spreadsheets write them.
 *
 * @returns null if it isn't a known collection format
 */
export function recogniseHeader(names: readonly string[]): FileHeader | null {
  const places = new Map<string, number[]>();
  for (const [index, cell] of names.entries()) {
    const key = columnKey(cell);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  for (const format of Object.keys(CARD_PROGRAMS) as CardProgramName[]) {
    const { columns, optional = {} } = CARD_PROGRAMS[format];
    const named = { ...columns, ...onlyPresent(optional, places) };
    const found = Object.entries(named).map(
      ([column, name]) => [column as FileColumn, places.get(columnKey(name)) ?? []] as const,
    );
    if (found.some(([, at]) => at.length === 0)) continue;
    // With two columns of one name, either could be meant.
    if (found.some(([, at]) => at.length > 1)) return null;
    return { format, names, cellOf: new Map(found.map(([column, [at = 0]]) => [column, at])) };
  }
  return null;
}

type ColumnNames = Partial<Record<FileColumn, string>>;

const onlyPresent = (names: ColumnNames, places: ReadonlyMap<string, unknown>): ColumnNames =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => places.has(columnKey(name))));
