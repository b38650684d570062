import { copyFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '@server/platform/files/is-missing-file';

const MAX_BYTES = 8 * 1024 * 1024;

/** Where a cluster's PostgreSQL writes its log. */
export const serverLogOf = (clusterFolder: string): string => join(clusterFolder, 'server.log');

/**
 * Keeps the log of the embedded PostgreSQL short: when it is too long, it is copied to `….1`, replacing the former copy,
 * and truncated. PostgreSQL always writes at the file's end.
 */
export async function shortenServerLog(clusterFolder: string): Promise<void> {
  const file = serverLogOf(clusterFolder);
  try {
    const { size } = await stat(file);
    if (size <= MAX_BYTES) return;
    // Not moved, since PostgreSQL has it open. A line written during the copy may be lost.
    await copyFile(file, `${file}.1`);
    await truncate(file);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
}
