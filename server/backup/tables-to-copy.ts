import type { ClientBase } from 'pg';

export interface TableToCopy {
  name: string;
  /** All but those that PostgreSQL computes. */
  columns: string[];
}

/**
 * The tables of our schema with their columns, partitioned ones as wholes, each after those that it refers to. The migrations' own table is left out, and so are the
 * jobs', which are in a schema of their own.
 */
export async function tablesToCopy(client: ClientBase): Promise<TableToCopy[]> {
  const { rows } = await client.query<TableToCopy & { refersTo: string[] }>(`
    select c.relname as name,
        array(select attname::text from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
          order by attnum) as columns,
        array(select distinct other.relname::text from pg_constraint k
          join pg_class other on other.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> 'schema_migration'
      order by c.relname`);
  const ordered: TableToCopy[] = [];
  const placed = new Set<string>();
  for (let waiting = rows; waiting.length > 0;) {
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)));
    if (ready.length === 0) {
      throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      placed.add(name);
    }
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

const quotedColumns = ({ columns }: TableToCopy): string =>
  columns.map((column) => `"${column}"`).join(', ');

/** A table with its columns, to copy rows into it. */
export const quoted = (table: TableToCopy): string => `"${table.name}" (${quotedColumns(table)})`;

/** All rows of a table. */
export const selectionOf = (table: TableToCopy): string =>
  `select ${quotedColumns(table)} from "${table.name}"`;
