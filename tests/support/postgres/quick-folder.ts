import { statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory; containers often leave it too little room. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** A new folder for data of a test, in memory where there is room. */
export async function makeQuickFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), prefix));
  // PostgreSQL refuses root, so as root it runs as `nobody`, who has to get in here.
  await chmod(folder, 0o755);
  return folder;
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
