import { and, eq } from 'drizzle-orm';
import type { TradeListKind } from '@domain/trade-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { isAnyOf } from '@server/platform/db/where';
import { LIST_TABLES } from '@server/modules/sharing';

/**
 * How many copies of printings a player's list names, by printing. Printings that aren't on it are left out.
 *
 * @param variantIds without NUL
 */
export async function listedQuantities(
  database: Database | Transaction,
  { kind, userId }: { kind: TradeListKind; userId: string },
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
