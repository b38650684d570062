import { is, type Column, Param, Placeholder, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Database } from './database';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A statement that is rendered once, and that PostgreSQL plans once per connection. Drizzle's own prepared statements
 * send a value once for each mention and map each row by its columns, which takes half as long as a short statement
 * itself.
 *
 * @typeParam Row one JSON object by the names of the selected columns
 * @param name unique among all prepared statements
 * @param statement {@link withParts} with placeholders for its values
 * @returns a function that runs it with values by name; a missing value is null
 */
export function preparedStatement<Row extends object>(name: string, statement: SQL) {
  const { text, names } = withEachValueOnce(statement);
  return async (database: Database, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const { rows } = await database.$client.query<[Row]>({
      name,
      text,
      values: names.map((each) => values[each] ?? null),
      rowMode: 'array',
    });
    return rows.map(([row]) => row);
  };
}

/** More would take much of each connection's memory. */
const MOST_REMEMBERED = 60;
/** Characters of the forms that came once: where all are new, none of them is worth a name. */
const MOST_SEEN = 1_000_000;

/**
 * Runs statements of many forms, of which some come again and again: PostgreSQL prepares each of these once per connection,
 * under a name of its own, from the second time on. Beyond a number of forms, the least recently used lose their names.
 * Other values are other parameters of the same form.
 *
 * @param prefix of the names, unique among all prepared statements
 */
export function repeatedStatements(prefix: string) {
  const seen = new LRUCache<string, true>({
    maxSize: MOST_SEEN,
    sizeCalculation: (_, text) => text.length,
  });
  const names = new LRUCache<string, string>({ max: MOST_REMEMBERED });
  let named = 0;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (!seen.has(text)) {
      seen.set(text, true);
      return undefined;
    }
    seen.delete(text);
    // Never used again for another form, which a connection would refuse.
    const name = `${prefix}_${named}`;
    named += 1;
    names.set(text, name);
    return name;
  };

  return async <Row extends object>(database: Database, statement: SQL): Promise<Row[]> => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    const name = nameOf(text);
    const { rows } = await database.$client.query<Row>({
      text,
      values: params,
      ...(name !== undefined && { name }),
    });
    return rows;
  };
}

function withEachValueOnce(statement: SQL): { text: string; names: string[] } {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const wanted = params.map(placeholderOf);
  const names = [...new Set(wanted)];
  const numbers = wanted.map((name) => names.indexOf(name) + 1);
  return {
    text: text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${numbers[Number(place) - 1]}`),
    names,
  };
}

function placeholderOf(param: unknown): string {
  const value = is(param, Param) ? param.value : param;
  if (is(value, Placeholder)) return value.name;
  throw new Error('A prepared statement names its values.');
}

/**
 * Puts named parts before a selection (`with`), whose rows become JSON objects: the driver takes longer to read many
 * columns than to read the rest of a short answer.
 */
export function withParts(parts: Readonly<Record<string, SQL>>, selection: SQL): SQL {
  return sql`${namedParts(parts)} select to_json(selected) from (${selection}) as selected`;
}

/** `with`, and parts by their names; there is at least one. */
export function namedParts(parts: Readonly<Record<string, SQL>>): SQL {
  const named = Object.entries(parts).map(
    ([name, body]) => sql`${sql.identifier(name)} as (${body})`,
  );
  return sql`with ${sql.join(named, sql`, `)}`;
}

/** Selects columns under their names in the program. */
export const namedColumns = (columns: Readonly<Record<string, Column>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
