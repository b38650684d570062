import type { Database, Transaction } from '@server/platform/db/database';
import { catalogueFile, catalogueFilePart } from '../../tables';
import { and, eq, sql, type SQL } from 'drizzle-orm';

/** How long a file is kept for an import that hasn't been started, or that was refused because of the demo. */
const KEPT_FOR = '1 hour';

const PART_BYTES = 1024 * 1024;

export interface KeptFile {
  id: string;
  name: string;
  bytes: number;
}

/**
 * Stores a file as it arrives, in the database, since any process may import it. It replaces the sender's former one,
 * unless that one is being imported.
 *
 * @throws what `chunks` throws; nothing of the file is kept then
 */
export async function keepFile(
  database: Database,
  sender: string,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<KeptFile> {
  await deleteIdle(database, eq(catalogueFile.sentBy, sender));
  const [row] = await database
    .insert(catalogueFile)
    .values({ name, sentBy: sender })
    .returning({ id: catalogueFile.id });
  if (row === undefined) throw new Error('The database added no file.');
  const { id } = row;
  try {
    let bytes = 0;
    let part = 0;
    for await (const piece of partsOf(chunks)) {
      bytes += piece.length;
      await database.insert(catalogueFilePart).values({ fileId: id, part, bytes: piece });
      part += 1;
    }
    await database.update(catalogueFile).set({ bytes }).where(eq(catalogueFile.id, id));
    return { id, name, bytes };
  } catch (error) {
    await deleteFile(database, id).catch(() => undefined);
    throw error;
  }
}

/** A file's bytes in pieces of one megabyte; the last one is shorter. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    for (; at + PART_BYTES <= all.length; at += PART_BYTES) yield all.subarray(at, at + PART_BYTES);
    waiting = [all.subarray(at)];
    length = all.length - at;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

export async function deleteFile(database: Database | Transaction, id: string): Promise<void> {
  await database.delete(catalogueFile).where(eq(catalogueFile.id, id));
}

/** Deletes files that nobody imported in time. */
export const sweepFiles = (database: Database): Promise<void> =>
  deleteIdle(database, sql`${catalogueFile.sentAt} < now() - ${KEPT_FOR}::interval`);

async function deleteIdle(database: Database, which: SQL): Promise<void> {
  const isInUse = sql`exists (select from catalogue_run r
    where r.file_id = ${catalogueFile.id} and r.status in ('WAITING', 'RUNNING'))`;
  await database.delete(catalogueFile).where(and(which, sql`not ${isInUse}`));
}
