import { isMissingFile } from '@server/is-missing-file';
import { copyFile, stat, truncate } from 'node:fs/promises';

const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Keeps a log short that another program writes to: where it has become too long, it becomes `….1`, in place of the
 * former one, and begins again. The other program has to write at the file's end always, wherever that is.
 */
export async function shortenLog(file: string, mostBytes = MOST_BYTES): Promise<void> {
  try {
    const { size } = await stat(file);
    if (size <= mostBytes) return;
    // Not moved: the other program has it open. A line that it writes just now may be lost.
    await copyFile(file, `${file}.1`);
    await truncate(file);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
}
