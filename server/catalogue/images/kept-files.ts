import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface KeptFiles {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

/** Files of one folder, whole or not there. A disk that fails is reported, and nothing is kept. */
export function keptFiles(folder: string, onTrouble: (error: unknown) => void): KeptFiles {
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (!isMissing(error)) onTrouble(error);
        return undefined;
      }
    },
    async write(name, bytes) {
      const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        onTrouble(error);
      }
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
