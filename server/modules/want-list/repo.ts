import type { Database, Transaction } from '@server/db/database';
import { cardVariant, wantList, wantListItem } from '@server/db/tables';
import { and, eq, sql } from 'drizzle-orm';

/** A printing on a want list. */
export interface WantedPrinting {
  wantListId: string;
  variantId: string;
  cardId: string;
  /** From 1 to 5; 0 for one that was taken off just now. */
  quantity: number;
}

/** The id of a player's want list; null while they have none. */
export async function findWantListId(database: Database, userId: string): Promise<string | null> {
  const [row] = await database
    .select({ id: wantList.id })
    .from(wantList)
    .where(eq(wantList.userId, userId));
  return row?.id ?? null;
}

/** Makes the want list of an account that isn't deleted, unless it has one. */
export async function insertWantList(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    insert into want_list (user_id)
      select id from user_account where id = ${userId}::uuid and deleted_at is null for share
    on conflict (user_id) do nothing`);
}

/** What is on a list, by printing. */
export const findWantedPrintings = (
  database: Database,
  wantListId: string,
): Promise<WantedPrinting[]> =>
  database
    .select({
      wantListId: wantListItem.wantListId,
      variantId: wantListItem.cardVariantId,
      cardId: cardVariant.cardId,
      quantity: wantListItem.quantity,
    })
    .from(wantListItem)
    .innerJoin(cardVariant, eq(cardVariant.id, wantListItem.cardVariantId))
    .where(eq(wantListItem.wantListId, wantListId))
    .orderBy(wantListItem.cardVariantId);

/** Whether the list is this player's; until the transaction ends, it stays so. @param wantListId a UUID */
export async function lockWantList(
  transaction: Transaction,
  { wantListId, userId }: { wantListId: string; userId: string },
): Promise<boolean> {
  const found = await transaction
    .select({ id: wantList.id })
    .from(wantList)
    .where(and(eq(wantList.id, wantListId), eq(wantList.userId, userId)))
    .for('share');
  return found.length > 0;
}

/** @returns the id of the card that has the printing; null for an unknown printing */
export async function findCardIdOf(
  transaction: Transaction,
  variantId: string,
): Promise<string | null> {
  const [row] = await transaction
    .select({ cardId: cardVariant.cardId })
    .from(cardVariant)
    .where(eq(cardVariant.id, variantId));
  return row?.cardId ?? null;
}

/** Sets how many copies of a printing that exists are wanted, from 1 to 5. */
export async function saveWanted(
  transaction: Transaction,
  { wantListId, variantId, quantity }: WantedPrinting,
): Promise<void> {
  await transaction
    .insert(wantListItem)
    .values({ wantListId, cardVariantId: variantId, quantity })
    .onConflictDoUpdate({
      target: [wantListItem.wantListId, wantListItem.cardVariantId],
      set: { quantity, updatedAt: sql`now()` },
    });
}

export async function deleteWanted(
  transaction: Transaction,
  { wantListId, variantId }: WantedPrinting,
): Promise<void> {
  await transaction
    .delete(wantListItem)
    .where(and(eq(wantListItem.wantListId, wantListId), eq(wantListItem.cardVariantId, variantId)));
}

/** Takes a player's want list away with all that is on it. */
export async function deleteWantList(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(wantList).where(eq(wantList.userId, userId));
}
