import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createPool } from '@server/platform/db/database';
import { startEmbedded } from '@server/platform/db/embedded';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { copyDemoCatalogue } from '../demo-database';
import { fillWorld } from './fill';
import type { LedgerSize } from './fill-ledger';

export interface FilledDatabase {
  connectionString: string;
  dataDir: string;
  /** Of PostgreSQL's first process. */
  pid: number;
  stop(): Promise<void>;
}

/** What is written directly into new tables needn't be logged. */
const WHILE_FILLING = { wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '8GB' };
/** Each process of the program may use nineteen. */
const WHILE_MEASURING = { max_connections: '150' };

/**
 * Starts an embedded PostgreSQL with the filled database.
 *
 * @param keep a folder where it stays, and is found the next time; null to remove it at the end
 */
export async function openFilledDatabase(
  size: LedgerSize,
  keep: string | null,
): Promise<FilledDatabase> {
  const dataDir = keep === null ? await makeDataFolder('empty') : resolve(keep);
  // Written last, so that a filling that broke off isn't taken for a database.
  const mark = join(dataDir, 'filled.json');
  const isKept = existsSync(mark);
  if (isKept && (await readFile(mark, 'utf8')) !== JSON.stringify(size)) {
    throw new Error(`${dataDir} was filled with ${await readFile(mark, 'utf8')}.`);
  }
  if (!isKept) {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, 0o755);
    await fill(dataDir, size);
    await writeFile(mark, JSON.stringify(size));
  }
  const { connectionString, stop } = await start(dataDir, WHILE_MEASURING);
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return {
    connectionString,
    dataDir,
    pid: Number(pid),
    async stop() {
      await stop();
      if (keep === null) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(dataDir: string, size: LedgerSize): Promise<void> {
  const began = performance.now();
  await copyDemoCatalogue(dataDir);
  const { connectionString, stop } = await start(dataDir, WHILE_FILLING);
  const pool = createPool(connectionString, { statementTimeout: 0 });
  try {
    await fillWorld(pool, size);
    const { rows } = await pool.query<{ size: string; events: string }>(
      `select pg_size_pretty(pg_database_size(current_database())) as size, count(*) as events from collection_event`,
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    process.stdout.write(`  Filled in ${seconds} s: ${rows[0]?.events} events, ${rows[0]?.size}\n`);
  } finally {
    await pool.end();
    await stop();
  }
}

const start = (dataDir: string, settings: Record<string, string>) =>
  startEmbedded({ projectRoot: process.cwd(), dataDir, settings });
