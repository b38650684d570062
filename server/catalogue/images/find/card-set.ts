import { eq } from 'drizzle-orm';
import type { Database } from '@server/db/database';
import { cardSet } from '@server/db/tables';

/** What a set's picture shows; undefined for an unknown set. */
export async function findCardSet(database: Database, id: string) {
  const [found] = await database
    .select({ code: cardSet.code, name: cardSet.name })
    .from(cardSet)
    .where(eq(cardSet.id, id));
  return found;
}
