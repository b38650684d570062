import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { StartRefusal } from '@server/platform/start-refusal';
import { migrateJobs } from '@server/platform/jobs/schema';

/** A file of the migrations' folder. */
export interface Migration {
  name: string;
  hash: string;
  /** What earlier versions took for the hash where line ends are CRLF, as on Windows. */
  crlfHash: string;
  statements: string[];
}

/** Any number; all our programs that migrate a database take the same lock. */
export const MIGRATION_LOCK = 7_241_905;

const TABLE = `create table if not exists schema_migration (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`;

interface Waiting {
  /** Milliseconds that a migration waits for a table, with everybody who comes after it. */
  lockTimeout?: number;
  /** How often it tries. */
  attempts?: number;
  /** Milliseconds between two tries, in which the others go on. */
  pause?: number;
  say?: (sentence: string) => void;
}

/**
 * Migrates the schema: each migration in its own transaction, all under an advisory lock, so servers that start
 * together wait for the first. The library of jobs migrates a schema of its own afterwards.
 *
 * Other processes go on working meanwhile. What waits for a table's lock holds up everything that comes later, even
 * readers, so a migration waits for a short time only, and tries again. It waits shorter than PostgreSQL's deadlock timeout of
 * a second: in a deadlock, it is the migration that gives way, unless a request has waited for long before.
 *
 * @param folder where drizzle-kit wrote the migrations
 * @returns the names of our migrations that it ran
 * @throws StartRefusal if the schema is newer than this program, a migration was changed, or a table isn't free in time
 */
export async function migrate(
  pool: Pool,
  folder: string,
  { lockTimeout = 900, attempts = 100, pause = 250, say = () => undefined }: Waiting = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeMigrationTable(client);
    const ran = await runPending(client, migrations, { lockTimeout, attempts, pause, say });
    await migrateJobs(pool, client);
    return ran;
  } finally {
    // Ends the session, and with it the lock and the changed timeout.
    client.release(true);
  }
}

async function runPending(
  client: PoolClient,
  migrations: Migration[],
  waiting: Required<Waiting>,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, hash] of applied) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new StartRefusal(
        `The database has the schema of a newer Starbinder (migration ${name}). Run that version or a newer one.`,
      );
    }
    if (!isMigration(migration, hash)) {
      throw new StartRefusal(
        `The migration ${name} differs from the database's. Run the Starbinder that made this database.`,
      );
    }
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) await applyWhenFree(client, migration, waiting);
  return pending.map(({ name }) => name);
}

/** What others hold meanwhile: a lock that wasn't free in time, or one of a deadlock, of which this one is the loser. */
const HELD = new Set(['55P03', '40P01']);

async function applyWhenFree(
  client: PoolClient,
  migration: Migration,
  { lockTimeout, attempts, pause, say }: Required<Waiting>,
): Promise<void> {
  const { name } = migration;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration, lockTimeout);
    } catch (error) {
      if (!HELD.has((error as { code?: string }).code ?? '')) throw error;
      if (attempt === attempts) {
        throw new StartRefusal(
          `The migration ${name} needs a table that something else has used all the time, such as a backup, an import or a forgotten psql. Nothing was changed. End that, and start again.`,
        );
      }
      if (attempt === 1) say(`The migration ${name} waits for a table that is in use…`);
      await after(pause);
    }
  }
}

async function apply(client: PoolClient, migration: Migration, lockTimeout: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`);
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

/** Whether a migration is the one that a database or a backup knows by this hash. */
export const isMigration = (migration: Migration, hash: string): boolean =>
  hash === migration.hash || hash === migration.crlfHash;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** All migrations of a folder that drizzle-kit wrote, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = await readFile(join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = journalSchema.parse(JSON.parse(journal));
  return Promise.all(
    entries.map(async ({ tag }) => {
      const file = await readFile(join(folder, `${tag}.sql`), 'utf8');
      // Git may have written the line ends of the machine.
      const text = file.replaceAll('\r\n', '\n');
      return {
        name: tag,
        hash: sha256(text),
        crlfHash: sha256(text.replaceAll('\n', '\r\n')),
        statements: text.split('--> statement-breakpoint'),
      };
    }),
  );
}
