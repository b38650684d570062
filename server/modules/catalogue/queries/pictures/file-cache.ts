import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '@server/platform/files/is-missing-file';
import { writeWhole } from '@server/platform/files/whole-file';

interface FileCache {
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Buffer): Promise<void>;
}

/** The folder is swept after this many written bytes: a part of the limit, so the limit is hardly exceeded. */
const SWEPT_EVERY = 1 / 16;

/**
 * Files of one folder, either complete or absent. If there are too many, the longest unused ones are deleted. A failing
 * disk is reported, and nothing is stored.
 */
export function createFileCache(
  folder: string,
  mostBytes: number,
  onTrouble: (error: unknown) => void,
): FileCache {
  let untilSweep = 0;
  const makeRoom = async (bytes: number) => {
    untilSweep -= bytes;
    if (untilSweep > 0) return;
    untilSweep = mostBytes * SWEPT_EVERY;
    await sweep(folder, mostBytes - untilSweep, Date.now());
  };
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (!isMissingFile(error)) onTrouble(error);
        return undefined;
      }
    },
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    async write(name, bytes) {
      const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
      try {
        await mkdir(folder, { recursive: true });
        await makeRoom(bytes.length);
        await writeWhole(join(folder, name), (file) => file.writeFile(bytes), { unfinished });
      } catch (error) {
        onTrouble(error);
      }
    },
  };
}

/** A file still unfinished after this time was left by a killed program. */
const UNFINISHED_FOR_MS = 60 * 60_000;

interface KeptFile {
  path: string;
  bytes: number;
  /** The last read or write, in milliseconds since 1970. */
  usedAt: number;
}

/**
 * Makes room in a folder of files that can be recreated: deletes unfinished ones of an earlier run, then the longest
 * unused ones until the rest has at most `mostBytes`.
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

/** Undefined for a file that was deleted meanwhile. */
async function keptFile(path: string): Promise<KeptFile | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  return { path, bytes: stats.size, usedAt: Math.max(stats.atimeMs, stats.mtimeMs) };
}
