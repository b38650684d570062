import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartRefusal } from '@server/entry';
import { migrateJobs } from '@server/jobs/schema';

/** A file of the migrations' folder. */
export interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

/** Any number; all our programs that migrate a database take the same lock. */
export const MIGRATION_LOCK = 7_241_905;

const TABLE = `create table if not exists schema_migration (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Migrates the schema: each migration in its own transaction, all under an advisory lock, so servers that start
 * together wait for the first. The library of jobs migrates a schema of its own afterwards.
 *
 * @param folder where drizzle-kit wrote the migrations
 * @returns the names of our migrations that it ran
 * @throws StartRefusal if the schema is newer than this program, or a migration was changed
 */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeMigrationTable(client);
    const ran = await runPending(client, migrations);
    await migrateJobs(pool, client);
    return ran;
  } finally {
    // Ends the session, and with it the lock and the changed timeout.
    client.release(true);
  }
}

async function runPending(client: PoolClient, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name)) {
      throw new StartRefusal(
        `The database has the schema of a newer Starbinder (migration ${name}). Run that version or a newer one.`,
      );
    }
    if (known.get(name) !== hash) {
      throw new StartRefusal(
        `The migration ${name} differs from the database's. Run the Starbinder that made this database.`,
      );
    }
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await runMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs one migration in the client's transaction, and notes that it ran. */
export async function runMigration(
  client: Pick<PoolClient, 'query'>,
  { name, hash, statements }: Migration,
): Promise<void> {
  for (const statement of statements) await client.query(statement);
  await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
}

/** Makes the table of migrations unless it is there. */
export const makeMigrationTable = (client: Pick<PoolClient, 'query'>): Promise<unknown> =>
  client.query(TABLE);

/** All migrations of a folder that drizzle-kit wrote, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      return {
        name: tag,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint'),
      };
    }),
  );
}
