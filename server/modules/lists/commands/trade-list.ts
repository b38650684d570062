import type { TradeListKind } from '@domain/trade-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { eq, sql } from 'drizzle-orm';
import { LIST_TABLES } from '@server/modules/sharing';

/** Makes a list of an account that isn't deleted, unless it has one (rules/trade-lists#one-of-each). */
export async function startList(
  database: Database | Transaction,
  kind: TradeListKind,
  userId: string,
): Promise<void> {
  const { list } = LIST_TABLES[kind];
  await database.execute(sql`
    insert into ${list} (user_id)
      select id from user_account where id = ${userId}::uuid and deleted_at is null for share
    on conflict (user_id) do nothing`);
}

/** Deletes a player's list with everything on it. */
export async function deleteList(
  transaction: Transaction,
  kind: TradeListKind,
  userId: string,
): Promise<void> {
  const { list } = LIST_TABLES[kind];
  await transaction.delete(list).where(eq(list.userId, userId));
}

/** Counts a change of a locked list. @returns the list's new revision */
export async function nextRevision(
  transaction: Transaction,
  kind: TradeListKind,
  listId: string,
): Promise<number> {
  const { list } = LIST_TABLES[kind];
  const [row] = await transaction
    .update(list)
    .set({ revision: sql`${list.revision} + 1` })
    .where(eq(list.id, listId))
    .returning({ revision: list.revision });
  if (row === undefined) throw new Error(`A locked list is gone: ${listId}`);
  return row.revision;
}
