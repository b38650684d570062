import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '@server/platform/files/is-missing-file';
import { ImportRefused } from '../../import/import-refusal';
import { readLocalFile } from '../../import/open-source';
import { SOURCE_LIMITS, tooLarge } from './open-address';
import type { ParseJson } from '../sources/json/parse-json';
import { jsonOf } from '../sources/json/read-json';
import type { SourceFile, SourceFiles } from '../sources/source';

/**
 * A source's files in a folder, each at the path that it has below the source's address, with `.json` after it.
 *
 * @param folder the source's own one, such as `saved/tcgcsv`; it needn't exist
 */
export function folderFiles(folder: string, parse: ParseJson): SourceFiles {
  return {
    find: (path) => localFile(join(folder, `${path}.json`), parse),
    async all() {
      const names = await readdir(folder).catch(noFolder);
      const files = names.filter((name) => name.endsWith('.json')).sort();
      const found = await Promise.all(files.map((name) => localFile(join(folder, name), parse)));
      return found.filter((file) => file !== null);
    },
  };
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw new ImportRefused('FILE_UNREADABLE', `Cannot read ${error.path} (${error.code}).`);
}

/** @returns null if there is no such file */
async function localFile(path: string, parse: ParseJson): Promise<SourceFile | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of readLocalFile(path)) {
      bytes += chunk.byteLength;
      if (bytes > SOURCE_LIMITS.bytes) throw tooLarge(path, SOURCE_LIMITS);
      hash.update(chunk);
    }
  } catch (error) {
    if (isMissingFile((error as Error).cause)) return null;
    throw error;
  }
  return {
    name: path,
    hash: hash.digest('hex'),
    // The time at which it was copied there says nothing.
    statedAt: null,
    json: () => jsonOf(readLocalFile(path), parse),
    discard: () => Promise.resolve(),
  };
}
