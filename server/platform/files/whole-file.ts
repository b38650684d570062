import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Place {
  /** The file's name until it is complete. Processes that may write the same file at once need different ones. */
  unfinished?: string;
  /** Of the file, whatever the umask. */
  mode?: number;
}

/**
 * Writes a file so that its name stands for all of it, also after a loss of power: beside its place, onto the disk, and
 * then renamed. What was at the unfinished name goes: a killed process left it, or it is a link, which isn't followed.
 *
 * @returns what `write` gives; if that fails, no file is left
 * @throws what `write` throws, and the disk's errors
 */
export async function writeWhole<Written>(
  path: string,
  write: (file: FileHandle) => Promise<Written>,
  { unfinished = `${path}.part`, mode }: Place = {},
): Promise<Written> {
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', mode);
  try {
    if (mode !== undefined) await file.chmod(mode);
    const written = await write(file);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Puts a new name onto the disk. Some systems can't, and do it by themselves. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
