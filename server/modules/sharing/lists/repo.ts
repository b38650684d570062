import type { TradeListKind } from '@domain/trade-list';
import type { Database } from '@server/db/database';
import { saleList, wantList } from '@server/db/tables';
import { isUuid } from '@server/db/uuid';
import { and, eq } from 'drizzle-orm';

const tables = { WANT_LIST: wantList, SALE_LIST: saleList } as const;

interface Asked {
  subject: TradeListKind;
  /** Any text. */
  listId: string;
  userId: string;
}

/** Whether there is such a list and it is this player's. */
export async function ownsList(
  database: Database,
  { subject, listId, userId }: Asked,
): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const { id, userId: owner } = tables[subject];
  const found = await database
    .select({ id })
    .from(tables[subject])
    .where(and(eq(id, listId), eq(owner, userId)));
  return found.length > 0;
}
