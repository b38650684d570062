import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { isPgEnum, PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import * as tables from '@server/app/tables';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

let migrated: TestDatabase;
let declared: TestDatabase;

/** Empties a database and creates there what `server/app/tables` declares. */
async function createDeclared(pool: Pool): Promise<void> {
  const declarations = Object.fromEntries(
    Object.entries(tables).filter(([, value]) => is(value, PgTable) || isPgEnum(value)),
  );
  const none = generateDrizzleJson({}, undefined, undefined, 'snake_case');
  const all = generateDrizzleJson(declarations, none.id, undefined, 'snake_case');
  await pool.query('drop schema public cascade; create schema public');
  for (const statement of await generateMigration(none, all)) await pool.query(statement);
}

beforeAll(async () => {
  [migrated, declared] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await createDeclared(declared.pool);
});
afterAll(() => Promise.all([migrated.drop(), declared.drop()]));

/** Each query lists one kind of thing, as PostgreSQL describes it; the order of columns in a table doesn't matter. */
const KINDS = {
  columns: `
    select table_name, column_name, udt_name, is_nullable, column_default, is_identity, identity_generation,
      is_generated, generation_expression, collation_name, numeric_precision, numeric_scale, datetime_precision
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`,
  constraints: `
    select conrelid::regclass::text as table_name, contype, pg_get_constraintdef(oid) as definition,
      conname as name
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select tablename as table_name, indexdef from pg_indexes where schemaname = 'public'`,
  enums: `
    select typname, array_agg(enumlabel order by enumsortorder)::text as labels
    from pg_enum join pg_type on pg_type.oid = enumtypid group by typname`,
};

/** Whether a table is a partition of the ledger, of which the declarations know nothing. */
const isMonth = (table: unknown): boolean => /^collection_event_(\d|other$)/.test(String(table));

const listed = async ({ pool }: TestDatabase, query: string): Promise<string[]> => {
  const { rows } = await pool.query<Record<string, unknown>>(query);
  return (
    rows
      .filter((row) => row['table_name'] !== 'schema_migration' && !isMonth(row['table_name']))
      // As an index of a partitioned table is printed.
      .map((row) => JSON.stringify(row).replace(' ON ONLY ', ' ON '))
      .sort()
  );
};

test.each(Object.entries(KINDS))('tables and migrations have the same %s', async (_kind, query) => {
  const [fromMigrations, fromTables] = await Promise.all([
    listed(migrated, query),
    listed(declared, query),
  ]);
  expect(fromMigrations).not.toHaveLength(0);
  expect(fromTables).toEqual(fromMigrations);
});
