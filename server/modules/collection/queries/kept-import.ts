import type { Database, Transaction } from '@server/platform/db/database';
import { collectionImport } from '../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { and, eq, sql } from 'drizzle-orm';
import { KEPT_FOR, type KeptImport } from '../commands/import/keep-import';

/** A player's reading by its id; null if it is over, or somebody else's. */
export async function findImport(
  database: Database | Transaction,
  userId: string,
  id: string,
): Promise<KeptImport | null> {
  const [found] = await database
    .select({ fileName: collectionImport.fileName, contents: collectionImport.contents })
    .from(collectionImport)
    .where(
      and(
        eq(collectionImport.userId, userId),
        eq(collectionImport.id, id),
        sql`${collectionImport.readAt} > now() - ${KEPT_FOR}::interval`,
      ),
    );
  return found ?? null;
}

/** A player's reading, for their own file; null if there is none. */
export async function ownImport(
  database: Database,
  userId: string,
): Promise<(KeptImport & { readAt: string }) | null> {
  const { fileName, contents, readAt } = collectionImport;
  const [found] = await database
    .select({ fileName, contents, readAt })
    .from(collectionImport)
    .where(eq(collectionImport.userId, userId));
  return found ? { ...found, readAt: isoTime(found.readAt) } : null;
}
