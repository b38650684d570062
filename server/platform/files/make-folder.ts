import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those that it is in, one by one: where no folder can be made, as in `/proc`, Node's own recursive `mkdir`
 * tries without an end.
 *
 * @param path absolute
 * @param mode of the folders that it makes
 * @returns the first folder that it made; undefined if all were there
 * @throws what `mkdir` throws, such as EACCES or ENOENT; ENOTDIR for a file
 */
export async function makeFolder(path: string, mode: number): Promise<string | undefined> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return undefined;
  if (found !== null) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
  const first = path === dirname(path) ? undefined : await makeFolder(dirname(path), mode);
  try {
    await mkdir(path, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    const isThere = (await stat(path).catch(() => null))?.isDirectory();
    if (!isThere) throw error;
  }
  return first ?? path;
}
