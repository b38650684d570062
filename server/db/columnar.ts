import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Selection = Record<string, PgColumn>;
type RowOf<Selected extends Selection> = {
  [Name in keyof Selected]: GetColumnData<Selected[Name], 'query'>;
};
type ArraysOf<Row> = { [Name in keyof Row]: SQL.Aliased<Row[Name][] | null> };

/** Rows turned on their side: all values of a column in one array, by the column's name. */
export type Columns<Row> = { [Name in keyof Row]: readonly Row[Name][] };

/**
 * Asks for each column as one JSON array, so that thousands of rows come as a single one: reading
 * them takes an eighth of the time that mapping row by row takes. Moments come as ISO 8601 text.
 *
 * @param prefix of the arrays' names in SQL, which Drizzle doesn't qualify
 * @param columns columns by the name that they have in a row; a column of a left join may be null
 */
export function asArrays<Selected extends Selection>(
  prefix: string,
  columns: Selected,
): ArraysOf<RowOf<Selected>> {
  const arrays = Object.entries(columns).map(([name, column]) => [
    name,
    sql`json_agg(${column})`.as(`${prefix}_${name}`),
  ]);
  return Object.fromEntries(arrays) as ArraysOf<RowOf<Selected>>;
}

/** The value of a column in a row that exists. */
export const at = <Value>(column: readonly Value[], row: number): Value => column[row] as Value;

/** How many rows there are; {@link asArrays} gives null instead of an empty array. */
export const rowCount = (column: readonly unknown[] | null): number => column?.length ?? 0;
