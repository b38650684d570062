import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Selection = Record<string, PgColumn>;

/** Rows by column: all values of a column in one array, by the column's name. */
export type Columns<Arrays> = {
  [Name in keyof Arrays]: Arrays[Name] extends SQL.Aliased<infer Values> ? Values : never;
};

/**
 * Selects each column as one JSON array, so thousands of rows arrive as one: mapping each is too slow
 * (docs/decisions/0061-a-set-is-read-alone.md). Times are ISO 8601 text.
 *
 * @typeParam Missing null for the columns of a left join
 * @param prefix of the arrays' names in SQL, which Drizzle doesn't qualify
 * @param columns the columns by their name in a row
 */
export function asArrays<Selected extends Selection, Missing = never>(
  prefix: string,
  columns: Selected,
): { [Name in keyof Selected]: SQL.Aliased<(GetColumnData<Selected[Name]> | Missing)[]> };
export function asArrays(prefix: string, columns: Selection): Record<string, SQL.Aliased> {
  const arrays = Object.entries(columns).map(([name, column]) => [
    name,
    sql`coalesce(json_agg(${column}), '[]')`.as(`${prefix}_${name}`),
  ]);
  return Object.fromEntries(arrays);
}

/** The value of a column in a row that exists. */
export const at = <Value>(column: readonly Value[], row: number): Value => column[row] as Value;
