import { createReadStream } from 'node:fs';
import { ImportRefused } from '../import-refusal';

const REASONS: Record<string, string> = {
  ENOENT: 'There is no file',
  EACCES: 'There is no permission to read',
  EISDIR: 'This is a folder, not a file:',
};

/** @throws {ImportRefused} FILE_UNREADABLE */
export async function* readLocalFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ImportRefused('FILE_UNREADABLE', `${REASONS[code] ?? 'Cannot read'} ${path}.`);
  }
}
