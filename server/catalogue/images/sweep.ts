import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '@server/is-missing-file';

/** A file that is still being written after so long was left by a program that was killed. */
const UNFINISHED_FOR_MS = 60 * 60_000;

interface KeptFile {
  path: string;
  bytes: number;
  /** When it was last read or written, in milliseconds since 1970. */
  usedAt: number;
}

/**
 * Makes room in a folder of files that can be made again: unfinished ones of an earlier run go, then
 * the longest unused ones until the rest holds no more than `mostBytes`.
 *
 * @param now milliseconds since 1970
 * @returns how many bytes are left
 */
export async function sweep(folder: string, mostBytes: number, now: number): Promise<number> {
  const files = await filesIn(folder);
  const isLeftOver = ({ path, usedAt }: KeptFile) =>
    /[/\\]\.[^/\\]+$/.test(path) && now - usedAt > UNFINISHED_FOR_MS;
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const leaving = files
    .toSorted((a, b) => Number(isLeftOver(b)) - Number(isLeftOver(a)) || a.usedAt - b.usedAt)
    .values();
  for (const file of leaving) {
    if (!isLeftOver(file) && bytes <= mostBytes) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}

async function filesIn(folder: string): Promise<KeptFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  const found = await Promise.all(names.map((name) => keptFile(join(folder, name))));
  return found.filter((file) => file !== undefined);
}

/** Undefined for one that has gone meanwhile. */
async function keptFile(path: string): Promise<KeptFile | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  return { path, bytes: stats.size, usedAt: Math.max(stats.atimeMs, stats.mtimeMs) };
}
