import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '@server/is-missing-file';
import { sweep } from './sweep';

interface KeptFiles {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

/** After so many bytes written, the folder is looked at; a part of the limit, so that it is hardly passed. */
const SWEPT_EVERY = 1 / 16;

/**
 * Files of one folder, whole or not there; the longest unused ones go when there are too many. A disk
 * that fails is reported, and nothing is kept.
 */
export function keptFiles(
  folder: string,
  mostBytes: number,
  onTrouble: (error: unknown) => void,
): KeptFiles {
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
    async write(name, bytes) {
      const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
      try {
        await mkdir(folder, { recursive: true });
        await makeRoom(bytes.length);
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        onTrouble(error);
      }
    },
  };
}
