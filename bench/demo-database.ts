import { loadDemoCatalogue } from '@server/app/demo/catalogue';
import { createDatabase, createPool } from '@server/platform/db/database';
import { startEmbedded } from '@server/platform/db/embedded';
import { migrate } from '@server/platform/db/migrate';
import { asSuperuser, RIGHTS_OF_TESTS } from '@tests/support/postgres/as-superuser';
import { copyFolder, makeDataFolder } from '@tests/support/postgres/data-folder';
import type { Pool } from 'pg';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptFolder } from './kept-folder';

export interface DemoDatabase {
  connectionString: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * An embedded PostgreSQL of its own with the demo catalogue and no players. Only the first bench of a run waits until the
 * catalogue is loaded.
 *
 * @param settings of the server, besides its own
 */
export async function startDemoDatabase(
  settings: Record<string, string> = {},
): Promise<DemoDatabase> {
  const dataDir = await makeDataFolder('empty');
  await copyDemoCatalogue(dataDir);
  return startDatabase(dataDir, settings);
}

/** The same, filled with more; it is stopped if that fails. */
export async function startFilledDatabase(
  fill: (connectionString: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<DemoDatabase> {
  const database = await startDemoDatabase(settings);
  try {
    await fill(database.connectionString);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Does something in a database that takes as long as it likes. */
export async function inPool(
  connectionString: string,
  work: (pool: Pool) => Promise<unknown>,
): Promise<void> {
  const pool = createPool(connectionString, { statementTimeout: 0 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

/** Copies a database with the demo catalogue and no players into an empty data folder. */
export async function copyDemoCatalogue(dataDir: string): Promise<void> {
  kept ??= keepCatalogue();
  await copyFolder(await kept, dataDir);
}

/** The same without any card set. */
export async function startEmptyDatabase(): Promise<DemoDatabase> {
  const database = await startDatabase(await makeDataFolder('empty'));
  const pool = createPool(database.connectionString);
  await migrate(pool, 'server/platform/db/migrations');
  await pool.end();
  return database;
}

async function startDatabase(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<DemoDatabase> {
  const { connectionString, stop } = await startEmbedded({
    projectRoot: process.cwd(),
    dataDir,
    settings,
  });
  return {
    connectionString,
    dataDir,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let kept: Promise<string> | undefined;

/** A data folder with the demo catalogue. */
async function keepCatalogue(): Promise<string> {
  const dataDir = await makeDataFolder('empty');
  const { connectionString, stop } = await startEmbedded({ projectRoot: process.cwd(), dataDir });
  const pool = createPool(connectionString);
  await migrate(pool, 'server/platform/db/migrations');
  await loadDemoCatalogue({ pool, database: createDatabase(pool), report: () => undefined });
  await pool.query('analyze');
  await pool.end();
  await stop();
  await asSuperuser(dataDir, RIGHTS_OF_TESTS);
  const folder = join(await keptFolder(), 'catalogue');
  await mkdir(folder);
  await copyFolder(dataDir, folder);
  await rm(dataDir, { recursive: true, force: true });
  return folder;
}
