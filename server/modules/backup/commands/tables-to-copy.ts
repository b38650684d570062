import { escapeIdentifier, type ClientBase } from 'pg';

export interface TableToCopy {
  name: string;
  /** All but those that PostgreSQL computes. */
  columns: string[];
}

/**
 * Tables whose rows are of no use later, and would do harm: they would bring back sessions that have ended, and tell
 * visitors' addresses to everyone who gets the file.
 */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['session', 'sign_in_attempt', 'rate_count']);

/** Whether a table's rows are in backups (rules/operation#backup). */
export const isInBackups = ({ name }: Pick<TableToCopy, 'name'>): boolean =>
  !OF_THE_MOMENT.has(name);

/** The tables whose rows a backup holds, each after those that it refers to. */
export const tablesToCopy = async (client: ClientBase): Promise<TableToCopy[]> =>
  (await tablesOf(client)).filter(isInBackups);

/**
 * The tables of our schema with their columns, partitioned ones as wholes, each after those that it refers to. The migrations' own table is left out, and so are the
 * jobs', which are in a schema of their own, and an extension's.
 */
export async function tablesOf(client: ClientBase): Promise<TableToCopy[]> {
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
        and c.relname <> 'schema_migration' and ${isOurs("'pg_class'::regclass", 'c.oid')}
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

/** SQL that is true unless the object belongs to an extension, which some hosts put in the schema `public`. */
export const isOurs = (catalogue: string, oid: string): string => `not exists (
  select from pg_depend where classid = ${catalogue} and objid = ${oid} and deptype = 'e')`;

const quotedColumns = ({ columns }: TableToCopy): string =>
  columns.map(escapeIdentifier).join(', ');

/** A table with its columns, to copy rows into it. */
export const quoted = (table: TableToCopy): string =>
  `${escapeIdentifier(table.name)} (${quotedColumns(table)})`;

/** All rows of a table. */
export const selectionOf = (table: TableToCopy): string =>
  `select ${quotedColumns(table)} from ${escapeIdentifier(table.name)}`;
