import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { backupsIn, removeUnfinished } from '@server/platform/files/backups-folder';
import { makeFolder } from '@server/platform/files/make-folder';
import type { Config } from '@server/platform/config/config';
import type { FastifyBaseLogger } from 'fastify';
import { backupsToKeep } from '../queries/backups-to-keep';
import { writeBackup } from './write-backup';

/** Where daily backups are. */
export const backupFolderOf = ({ folder }: Config['backup'], dataDir: string): string =>
  folder ?? backupsIn(dataDir);

interface DailyOptions {
  pool: Pool;
  folder: string;
  signal?: AbortSignal;
  log: Pick<FastifyBaseLogger, 'info'>;
  now?: Date;
}

/**
 * Writes the day's backup, unless it is there already, and then removes those that are no longer kept
 * (rules/operation#daily-backups). Other files in the folder are left alone.
 */
export async function backUpDaily({
  pool,
  folder,
  signal,
  log,
  now = new Date(),
}: DailyOptions): Promise<void> {
  await makeFolder(folder, 0o700);
  // Before: the room may be needed.
  await removeUnfinished(folder);
  const name = nameOf(now.toISOString().slice(0, 10));
  const path = join(folder, name);
  if ((await stat(path).catch(() => null)) === null) {
    const { tables } = await writeBackup({ pool, path, ...(signal && { signal }) });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const { size } = await stat(path);
    log.info({ operation: 'job back-up', file: name, rows, bytes: size }, 'a backup was written');
  }
  await removeOld(folder);
}

/** When the newest daily backup in a folder was completed, in milliseconds since 1970; null without one. */
export async function lastBackupAt(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => dayOf(name) !== null)
    .toSorted()
    .at(-1);
  if (newest === undefined) return null;
  return (await stat(join(folder, newest)).catch(() => null))?.mtimeMs ?? null;
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const kept = backupsToKeep(names.flatMap((name) => dayOf(name) ?? []));
  for (const name of names) {
    const day = dayOf(name);
    // A new one is complete, so unfinished ones are those of killed processes.
    const isOld = day === null ? UNFINISHED.test(name) : !kept.has(day);
    if (isOld) await rm(join(folder, name), { force: true });
  }
}

const nameOf = (day: string): string => `daily-${day}.tar.gz`;

const dayOf = (name: string): string | null =>
  /^daily-(\d{4}-\d{2}-\d{2})\.tar\.gz$/.exec(name)?.[1] ?? null;

const UNFINISHED = /^daily-\d{4}-\d{2}-\d{2}\.tar\.gz\.part$/;
