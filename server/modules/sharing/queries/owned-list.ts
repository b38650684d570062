import { and, eq } from 'drizzle-orm';
import type { TradeListKind } from '@domain/trade-list';
import type { Database } from '@server/platform/db/database';
import { saleList, saleListItem, wantList, wantListItem } from '@server/modules/lists/tables';
import { isUuid } from '@server/platform/db/where';

/** The tables of each kind of list. */
export const LIST_TABLES = {
  WANT_LIST: { list: wantList, item: wantListItem, listId: wantListItem.wantListId },
  SALE_LIST: { list: saleList, item: saleListItem, listId: saleListItem.saleListId },
} as const;

interface ListKey {
  kind: TradeListKind;
  /** Any text. */
  listId: string;
  userId: string;
}

/** Whether there is such a list and it is this player's. */
export async function ownsList(
  database: Database,
  { kind, listId, userId }: ListKey,
): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const { list } = LIST_TABLES[kind];
  const found = await database
    .select({ id: list.id })
    .from(list)
    .where(and(eq(list.id, listId), eq(list.userId, userId)));
  return found.length > 0;
}
