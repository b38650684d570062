import { and, eq } from 'drizzle-orm';
import type { TradeListKind } from '@domain/trade-list';
import type { Database, Transaction } from '@server/db/database';
import { saleList, saleListItem, wantList, wantListItem } from '@server/db/tables';
import { isAnyOf, isUuid } from '@server/db/where';

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

/**
 * How many copies of printings a player's list names, by printing. Printings that aren't on it are left out.
 *
 * @param variantIds without NUL
 */
export async function listedQuantities(
  database: Database | Transaction,
  { kind, userId }: Pick<ListKey, 'kind' | 'userId'>,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { list, item, listId } = LIST_TABLES[kind];
  const rows = await database
    .select({ variantId: item.cardVariantId, quantity: item.quantity })
    .from(item)
    .innerJoin(list, eq(list.id, listId))
    .where(and(eq(list.userId, userId), isAnyOf(item.cardVariantId, variantIds)));
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}
