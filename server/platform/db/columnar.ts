import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Selection = Record<string, PgColumn>;
type RowOf<Selected extends Selection> = {
  [Name in keyof Selected]: GetColumnData<Selected[Name], 'query'>;
};
type ArraysOf<Row> = { [Name in keyof Row]: SQL.Aliased<Row[Name][] | null> };

/** Rows by column: all values of a column in one array, by the column's name. */
export type Columns<Row> = { [Name in keyof Row]: readonly Row[Name][] };

/**
 * Selects each column as one JSON array, so thousands of rows arrive as one: reading them takes an eighth of the time
 * of mapping each row. Times are ISO 8601 text.
 *
 * @param prefix of the arrays' names in SQL, which Drizzle doesn't qualify
 * @param columns the columns by their name in a row; a column of a left join may be null
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

/** The number of rows; {@link asArrays} returns null instead of an empty array. */
export const rowCount = (column: readonly unknown[] | null): number => column?.length ?? 0;
