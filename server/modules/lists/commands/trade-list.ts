import type { TradeListKind } from '@domain/trade-list';
import { THIS_ALONE, type WantTerms } from '@domain/want-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import { holdAccount } from '@server/modules/people';
import { and, eq, sql } from 'drizzle-orm';
import { LIST_TABLES, listNotFound } from '@server/modules/sharing';
import type { ListKey } from '../queries/list-items';
import { findWantList, pricingOf } from '../queries/trade-lists';

/** A locked list of a player's own. */
export interface OwnList extends ListKey {
  /** What new wants mean. */
  newWants: WantTerms;
}

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

/** Locks a player's list until the transaction ends; null if they have none. */
export async function holdList(
  transaction: Transaction,
  kind: TradeListKind,
  userId: string,
): Promise<OwnList | null> {
  return lockList(transaction, kind, { userId });
}

/**
 * Locks a player's own list. Nobody else changes it until the transaction ends.
 *
 * @param listId any text
 * @throws NOT_FOUND for somebody else's and for an unknown list (rules/attacks#hidden-things)
 */
export async function lockOwnList(
  transaction: Transaction,
  kind: TradeListKind,
  { listId, userId }: { listId: string; userId: string },
): Promise<OwnList> {
  await holdAccount(transaction, userId);
  const found = isUuid(listId) ? await lockList(transaction, kind, { userId, listId }) : null;
  if (found === null) throw listNotFound(kind);
  return found;
}

async function lockList(
  transaction: Transaction,
  kind: TradeListKind,
  { userId, listId }: { userId: string; listId?: string },
): Promise<OwnList | null> {
  const { list } = LIST_TABLES[kind];
  const [row] = await transaction
    .select({ id: list.id })
    .from(list)
    .where(and(eq(list.userId, userId), listId === undefined ? undefined : eq(list.id, listId)))
    .for('no key update');
  if (row === undefined) return null;
  const own = { kind, listId: row.id };
  if (kind === 'SALE_LIST') {
    const pricing = await pricingOf(transaction, userId);
    return { ...own, pricing, newWants: THIS_ALONE };
  }
  const settings = await findWantList(transaction, userId);
  const newWants = { ...THIS_ALONE, wouldDo: settings?.newWantsWouldDo ?? 'THIS' };
  return { ...own, pricing: null, newWants };
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
  { kind, listId }: Pick<ListKey, 'kind' | 'listId'>,
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
