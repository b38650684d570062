import { createHash } from 'node:crypto';
import { lstat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { writeWhole } from '@server/platform/files/whole-file';
import { BackupRefused } from './backup-refused';
import { MANIFEST_NAME, type Manifest, partName, type TableInBackup } from './manifest';
import { selectionOf, tablesToCopy, type TableToCopy } from './tables-to-copy';

/** Bytes of a table's text that are kept in memory until they are written. */
const PART_BYTES = 4 * 1024 * 1024;

interface BackupOptions {
  pool: Pool;
  /** A file that doesn't exist yet. It gets this name once it is complete. */
  path: string;
  /** Ends it, without a file. */
  signal?: AbortSignal;
  progress?: (sentence: string) => void;
}

/**
 * Writes all tables, as they are at one moment, to a compressed file, while the program goes on
 * (rules/operation#backup). Pictures aren't in it, since they can be made again.
 *
 * @throws {BackupRefused} FILE_EXISTS, RUNNING or FILE_UNWRITABLE
 */
export async function writeBackup({
  pool,
  path,
  signal,
  progress,
}: BackupOptions): Promise<Manifest> {
  await refuseTaken(path);
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await refuseAnother(client);
    // By the one before.
    await refuseTaken(path);
    // Whole before the lock goes with the connection: the next one writes to the same name.
    return await writeWhole(
      path,
      async (file) => {
        const archive = pack();
        const toDisk = (bytes: AsyncIterable<Buffer>) => writeFile(file, bytes);
        const written = pipeline(archive, createGzip(), toDisk, { signal });
        // The file's own error is the reason, if there is one; what feeds it then fails, too.
        const [filled, kept] = await Promise.allSettled([fill(archive, client, progress), written]);
        if (kept.status === 'rejected') throw kept.reason;
        if (filled.status === 'rejected') throw filled.reason;
        return filled.value;
      },
      { mode: 0o600 },
    );
  } catch (error) {
    throw fileRefusal(error, path) ?? error;
  } finally {
    client.release(true);
  }
}

/** Any number: locked while a backup of the database is written. */
const BACKUP_LOCK = 7_241_912;

/** One whose process has just ended is still there for a moment. */
const ENDED_WITHIN_MS = 2_000;

/** @throws {BackupRefused} RUNNING */
async function refuseAnother(client: ClientBase): Promise<void> {
  const isOurs = async () => {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isOurs"',
      [BACKUP_LOCK],
    );
    return rows[0]?.isOurs === true;
  };
  for (const until = Date.now() + ENDED_WITHIN_MS; !(await isOurs()); await after(50)) {
    if (Date.now() < until) continue;
    throw new BackupRefused('RUNNING', 'Another backup of this database is being written. Wait.');
  }
}

async function refuseTaken(path: string): Promise<void> {
  if ((await lstat(path).catch(() => null)) === null) return;
  throw new BackupRefused('FILE_EXISTS', `${path} exists already. Name a new file.`);
}

async function fill(
  archive: Pack,
  client: ClientBase,
  progress: (sentence: string) => void = () => undefined,
): Promise<Manifest> {
  try {
    const about = await client.query<{ takenAt: Date; postgres: string }>(
      `select now() as "takenAt", current_setting('server_version') as postgres`,
    );
    const [origin] = about.rows;
    if (origin === undefined) throw new Error('The database says nothing of itself.');
    const migrations = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migration order by applied_at, name',
    );
    const tables: TableInBackup[] = [];
    for (const table of await tablesToCopy(client)) {
      const copied = await copyTable(archive, client, table);
      tables.push(copied);
      progress(`${table.name}: ${copied.rows} rows`);
    }
    const manifest: Manifest = {
      format: 'starbinder-backup',
      version: 1,
      takenAt: origin.takenAt.toISOString(),
      postgres: origin.postgres,
      migrations: migrations.rows,
      tables,
    };
    await addEntry(archive, MANIFEST_NAME, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    archive.finalize();
    return manifest;
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

async function copyTable(
  archive: Pack,
  client: ClientBase,
  table: TableToCopy,
): Promise<TableInBackup> {
  const hash = createHash('sha256');
  let bytes = 0;
  let part = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    part += 1;
    await addEntry(archive, partName(table.name, part), Buffer.concat(waiting));
    waiting = [];
    waitingBytes = 0;
  };
  // As a selection, since COPY of a partitioned table gives nothing.
  const stream = client.query(copyTo(`copy (${selectionOf(table)}) to stdout`));
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= PART_BYTES) await flush();
  }
  if (waitingBytes > 0) await flush();
  return { ...table, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}

/** Resolves once the file has taken the entry, so no more than one waits in memory. */
const addEntry = (archive: Pack, name: string, contents: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const header = { name, size: contents.length, mode: 0o600 };
    archive.entry(header, (error) => (error ? reject(error) : resolve())).end(contents);
  });

function fileRefusal(error: unknown, path: string): BackupRefused | null {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined || syscall === 'connect') return null;
  return new BackupRefused('FILE_UNWRITABLE', `Cannot write ${path} (${code}).`);
}
