import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, type ClientBase, type Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { moveToLedgerMonths } from '@server/platform/db/ledger-months';
import {
  makeMigrationTable,
  MIGRATION_LOCK,
  isMigration,
  readMigrations,
  runMigration,
} from '@server/platform/db/migrate';
import { BackupRefused } from './backup-refused';
import type { Manifest } from './manifest';
import { notABackup, piecesOf, verifyBackup } from '../queries/read-backup';
import { isInBackups, isOurs, quoted, tablesOf, tablesToCopy } from './tables-to-copy';
import { writeBackup } from './write-backup';

export interface RestoreOptions {
  /** Of the database to fill, migrated. */
  pool: Pool;
  path: string;
  migrationsFolder: string;
  /** Replaces a database that isn't empty, which is first backed up to this file. */
  replace?: { backupPath: string } | undefined;
  progress?: (sentence: string) => void;
}

/**
 * Fills an empty database from a backup, with the schema of the backup first, and then migrates it. The whole file is
 * verified beforehand, and everything happens in one transaction (rules/operation#restore).
 *
 * @throws {BackupRefused} FILE_UNREADABLE, NOT_A_BACKUP, DAMAGED, NEWER, IN_USE, NOT_EMPTY, or those of the other backup
 */
export async function restoreBackup({
  pool,
  path,
  migrationsFolder,
  replace,
  progress = () => undefined,
}: RestoreOptions): Promise<Manifest> {
  const manifest = await verifyBackup(path);
  const migrations = await readMigrations(migrationsFolder);
  for (const [at, { name, hash }] of manifest.migrations.entries()) {
    const known = migrations[at];
    if (known?.name === name && isMigration(known, hash)) continue;
    throw new BackupRefused(
      'NEWER',
      `${path} has the schema of another Starbinder (migration ${name}). Restore it with that version or a newer one.`,
    );
  }
  const client = await pool.connect();
  try {
    // A program that starts meanwhile waits for this.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOthers(client);
    if (!(await isEmpty(client))) {
      if (replace === undefined) {
        throw new BackupRefused(
          'NOT_EMPTY',
          'The database isn’t empty. With --replace, it is backed up and then replaced.',
        );
      }
      await writeBackup({ pool, path: replace.backupPath });
      progress(`What was there is in ${replace.backupPath}.`);
    }
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await dropSchema(client);
    await makeMigrationTable(client);
    const before = migrations.slice(0, manifest.migrations.length);
    for (const migration of before) await runMigration(client, migration);
    await refuseOtherNames(client, path, manifest);
    await copyRows(client, path, manifest, progress).catch((error: unknown) => {
      throw isOfRows(error) ? unfit(path) : error;
    });
    for (const migration of migrations.slice(before.length)) await runMigration(client, migration);
    await moveToLedgerMonths(drizzle(client));
    await client.query('commit');
    await client.query('analyze');
    return { ...manifest, tables: manifest.tables.filter(isInBackups) };
  } finally {
    // Ends the session, and with it a transaction that failed.
    client.release(true);
  }
}

/** Connections that were just closed are still listed for a moment. */
const CLOSED_WITHIN_MS = 2_000;

/** @throws {BackupRefused} IN_USE */
export async function refuseOthers(client: ClientBase): Promise<void> {
  const others = async () => {
    const { rows } = await client.query(`select from pg_stat_activity
      where datname = current_database() and application_name = 'starbinder' and pid <> pg_backend_pid()`);
    return rows.length;
  };
  for (const until = Date.now() + CLOSED_WITHIN_MS; (await others()) > 0; await after(50)) {
    if (Date.now() < until) continue;
    throw new BackupRefused(
      'IN_USE',
      'A Starbinder uses this database. Stop it before you restore a backup.',
    );
  }
}

async function isEmpty(client: ClientBase): Promise<boolean> {
  for (const { name } of await tablesToCopy(client)) {
    const { rows } = await client.query(`select from ${escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Drops everything that our migrations make. */
async function dropSchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop %s if exists %s cascade', kind, name) as drop from (
      select case relkind when 'v' then 'view' else 'table' end as kind, oid::regclass::text as name
        from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
          and ${isOurs("'pg_class'::regclass", 'c.oid')}
      union all select 'routine', oid::regprocedure::text
        from pg_proc p where pronamespace = 'public'::regnamespace and ${isOurs("'pg_proc'::regclass", 'p.oid')}
      union all select 'type', oid::regtype::text
        from pg_type t where typnamespace = 'public'::regnamespace and typtype = 'e'
          and ${isOurs("'pg_type'::regclass", 't.oid')}
    ) as made`);
  for (const { drop } of rows) await client.query(drop);
}

/**
 * The file's author chose its names, and they go into statements: they have to be those of the tables that its schema
 * has.
 *
 * @throws {BackupRefused} NOT_A_BACKUP
 */
async function refuseOtherNames(client: ClientBase, path: string, { tables }: Manifest) {
  const known = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    const own = known.get(name);
    // Named once.
    known.delete(name);
    const isKnown = own && columns.every((column) => own.includes(column));
    if (!isKnown || new Set(columns).size < columns.length) {
      throw notABackup(path, 'its tables aren’t those of its version');
    }
  }
}

/**
 * Fills the tables; their triggers rest, since what they would write is in the backup, too. What is no longer in backups
 * is read and left out.
 *
 * @throws {BackupRefused} NOT_A_BACKUP for another number of rows
 */
async function copyRows(
  client: ClientBase,
  path: string,
  manifest: Manifest,
  progress: (sentence: string) => void,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const filled = manifest.tables.filter(isInBackups);
  for (const { name } of filled)
    await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
  const restored = new Map<string, number>();
  const pieces = piecesOf(path);
  let next = await pieces.next();
  while (!next.done) {
    const name = next.value.table;
    const table = tables.get(name);
    if (table === undefined) throw new Error(`The backup changed: it has a table ${name} now.`);
    if (!isInBackups(table)) {
      next = await pieces.next();
      continue;
    }
    const textOfTable = async function* () {
      for (; !next.done && next.value.table === name; next = await pieces.next()) {
        yield next.value.text;
      }
    };
    const copying = client.query(copyFrom(`copy ${quoted(table)} from stdin`));
    await pipeline(textOfTable, copying);
    restored.set(name, copying.rowCount);
  }
  if (filled.some(({ name, rows }) => (restored.get(name) ?? 0) !== rows)) throw unfit(path);
  for (const { name, rows } of filled) {
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
    progress(`${name}: ${rows} rows`);
  }
  await continueNumbers(client);
}

/** Whether PostgreSQL refused rows: their values, what they refer to, or their columns. Drizzle wraps its error. */
export function isOfRows(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  return /^(?:22|23|42)...$/.test(code ?? '');
}

const unfit = (path: string) => notABackup(path, 'its rows don’t fit its tables');

/** Numbers that PostgreSQL gives go on after the highest that was restored. */
async function continueNumbers(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select quote_ident(c.relname) as table, quote_ident(a.attname) as column,
        pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, max(${column})) from ${table} having max(${column}) is not null`,
      [sequence],
    );
  }
}
