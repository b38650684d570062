import type { Database, Transaction } from '@server/platform/db/database';
import { catalogueFile, catalogueFilePart } from '../../tables';
import { isUuid } from '@server/platform/db/where';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { KeptFile } from '../../commands/runs/keep-file';

/** A file all of whose parts have arrived; null if it isn't kept any more. */
export async function findKeptFile(
  database: Database | Transaction,
  id: string,
): Promise<KeptFile | null> {
  if (!isUuid(id)) return null;
  const [row] = await database
    .select({ id: catalogueFile.id, name: catalogueFile.name, bytes: catalogueFile.bytes })
    .from(catalogueFile)
    .where(and(eq(catalogueFile.id, id), isNotNull(catalogueFile.bytes)));
  return row === undefined ? null : { ...row, bytes: row.bytes ?? 0 };
}

/** A file's bytes, a part at a time. */
export async function* readKeptFile(database: Database, id: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [row] = await database
      .select({ bytes: catalogueFilePart.bytes })
      .from(catalogueFilePart)
      .where(and(eq(catalogueFilePart.fileId, id), eq(catalogueFilePart.part, part)));
    if (row === undefined) return;
    yield row.bytes;
  }
}
