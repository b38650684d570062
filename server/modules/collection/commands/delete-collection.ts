import type { Transaction } from '@server/platform/db/database';
import { collectionEvent, collectionItem, collectionStep } from '../tables';
import { createPseudonym } from '@server/modules/people';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** The timeout in milliseconds of each statement that moves a ledger. A large ledger has a million events. */
const MOVE_WITHIN_MS = 120_000;

/**
 * Deletes a person's counts. Their ledger stays under a pseudonym, without its notes (they may name files), payments and
 * the keys that the browser gave its steps.
 */
export async function deleteCollection(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(collectionItem).where(eq(collectionItem.userId, userId));
  if ((await transaction.$count(collectionStep, eq(collectionStep.userId, userId))) === 0) return;
  const pseudonym = await createPseudonym(transaction);
  await transaction.execute(
    sql`select set_config('statement_timeout', ${String(MOVE_WITHIN_MS)}, true)`,
  );
  const { actorId } = collectionStep;
  await transaction
    .update(collectionStep)
    .set({
      userId: pseudonym,
      actorId: sql`case when ${actorId} = ${userId}::uuid then ${pseudonym}::uuid else ${actorId} end`,
      note: null,
      paidCents: null,
      idempotencyKey: null,
    })
    .where(eq(collectionStep.userId, userId));
  await transaction
    .update(collectionEvent)
    .set({ userId: pseudonym })
    .where(eq(collectionEvent.userId, userId));
}

/** Removes every handle of a deleted person from the ledgers of the players that they exchanged cards with. */
export async function removePartnerHandles(
  transaction: Transaction,
  handles: readonly string[],
  partnerIds: readonly string[],
): Promise<void> {
  const { userId, reason, note } = collectionStep;
  await transaction
    .update(collectionStep)
    .set({ note: null })
    .where(
      and(inArray(userId, [...partnerIds]), eq(reason, 'EXCHANGE'), inArray(note, [...handles])),
    );
}
