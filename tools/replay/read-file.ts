import { readFile, stat } from 'node:fs/promises';
import { CAPSULE_BYTES, readCapsule, tooLarge, type ReadCapsule } from '../../domain/capsule';

/** Reads a capsule from the disk; a file that can't be opened is a refusal, as one that isn't a capsule. */
export async function readReplayFile(path: string): Promise<ReadCapsule> {
  try {
    if ((await stat(path)).size > CAPSULE_BYTES) return tooLarge();
    return readCapsule(await readFile(path, 'utf8'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    const message =
      code === 'ENOENT' ? 'There is no such file.' : `The file can’t be opened (${code}).`;
    return { ok: false, code: 'NOT_JSON', message };
  }
}
