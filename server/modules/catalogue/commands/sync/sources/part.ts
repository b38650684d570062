import { createHash } from 'node:crypto';
import { ImportRefused } from '../../import/import-refusal';
import type { Part, SourceFile } from './source';

/** A part of a source's knowledge from its files; `parse` gets to know whether they have the format. */
export function partOf<Content>(
  files: readonly SourceFile[],
  parse: () => Promise<Content>,
): Part<Content> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.hash);
  const times = files.flatMap(({ statedAt }) => (statedAt === null ? [] : [statedAt.getTime()]));
  const [first] = files;
  return {
    name: files.length === 1 && first ? first.name : `${first?.name} and ${files.length - 1} more`,
    hash: hash.digest('hex'),
    statedAt: times.length === 0 ? null : new Date(Math.max(...times)),
    async load() {
      try {
        return await parse();
      } catch (error) {
        if (error instanceof ImportRefused) {
          await Promise.all(files.map((file) => file.discard()));
        }
        throw error;
      }
    },
  };
}
