import { chmod, lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

/** Where backups are in a data folder. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

/**
 * Opens the folder for backups in a data folder: its owner alone may enter it, and what killed processes left in it is
 * gone.
 *
 * @returns its path
 */
export async function openBackups(dataDir: string): Promise<string> {
  const folder = backupsIn(dataDir);
  await makeFolder(folder, 0o700);
  // Earlier versions left it open to others. Where a link leads, its host decides.
  if ((await lstat(folder)).isDirectory()) await chmod(folder, 0o700);
  await removeUnfinished(folder);
  return folder;
}

/** The names that our backups have until they are complete. */
const UNFINISHED = /^(?:daily|before-restore)-.+\.tar\.gz\.part$|\.json\.gz\.part$/;

/** A backup that nothing was written to for this time was left by a killed process. */
const UNFINISHED_FOR_MS = 60 * 60_000;

/** Removes the unfinished backups of killed processes from a folder, and no other files. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(folder, name);
    const stats = await lstat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > UNFINISHED_FOR_MS) await rm(path, { force: true });
  }
}
