import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '@server/platform/files/whole-file';

const noteSchema = z.object({
  address: z.string(),
  /** When the provider was asked last, in ISO 8601. */
  askedAt: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** SHA-256 of the file; null if there was no such file at the address. */
  hash: z.string().nullable(),
});

/** What is known of a fetched file. */
export type FetchNote = z.infer<typeof noteSchema>;

/** A fetched file on disk, with a note beside it. */
export interface CachedFile {
  /** Null if nothing that can be used is there. */
  note(): Promise<FetchNote | null>;
  keepNote(note: FetchNote): Promise<void>;
  /** Stores a file as it comes in; a broken answer leaves the former one. @returns its SHA-256 */
  keep(chunks: AsyncIterable<Uint8Array>): Promise<string>;
  chunks(): AsyncIterable<Uint8Array>;
  discard(): Promise<void>;
}

/** @param path without an ending */
export function cachedFile(path: string, address: string): CachedFile {
  const content = `${path}.json`;
  const noted = `${path}.note.json`;
  return {
    async note() {
      try {
        const note = noteSchema.parse(JSON.parse(await readFile(noted, 'utf8')));
        if (note.hash !== null) await stat(content);
        return note.address === address ? note : null;
      } catch {
        // Nothing is lost: the file is fetched again.
        return null;
      }
    },
    async keepNote(note) {
      await mkdir(dirname(noted), { recursive: true });
      await writeWhole(noted, (file) => file.writeFile(JSON.stringify(note)));
    },
    async keep(chunks) {
      await mkdir(dirname(content), { recursive: true });
      const hash = createHash('sha256');
      await writeWhole(content, async (file) => {
        for await (const chunk of chunks) {
          hash.update(chunk);
          await file.writeFile(chunk);
        }
        // A note about another content must not stay beside the new one.
        await rm(noted, { force: true });
      });
      return hash.digest('hex');
    },
    chunks: () => createReadStream(content) as AsyncIterable<Uint8Array>,
    async discard() {
      await rm(noted, { force: true });
      await rm(content, { force: true });
    },
  };
}
