import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * A data folder for one program: empty, so that its cluster is made first, or with a migrated one. Under Jest it is within
 * the run's folder, which goes even if the run is killed.
 */
export async function makeDataFolder(contents: 'empty' | 'migrated'): Promise<string> {
  const folder = await mkdtemp(
    join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'starbinder-data-'),
  );
  // PostgreSQL refuses root, so as root it runs as `nobody`, who has to get in here.
  await chmod(folder, 0o755);
  if (contents === 'migrated') await copyFolder(process.env['TEST_MIGRATED_FOLDER'] ?? '', folder);
  return folder;
}

/** Copies what is in a folder into another one, keeping its owners, which Node wouldn't. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
