import type { Transaction } from '@server/platform/db/database';
import { cardSet } from '../../tables';
import { eq, sql, type InferSelectModel } from 'drizzle-orm';

/** A set, locked until the transaction ends; null for an unknown id. */
export async function lockCardSet(
  transaction: Transaction,
  id: string,
): Promise<InferSelectModel<typeof cardSet> | null> {
  const [row] = await transaction.select().from(cardSet).where(eq(cardSet.id, id)).for('update');
  return row ?? null;
}

/** Lets all processes drop what they keep of the catalogue, once the transaction is committed. */
export async function announceChange(transaction: Transaction, cardSetId: string): Promise<void> {
  await transaction.execute(sql`select pg_notify('catalogue_changed', ${cardSetId})`);
}
