import { changesCount, MAX_INVENTORY, withInventory } from '@domain/collection';
import type { Transaction } from '@server/platform/db/database';
import { collectionStep } from '../tables';
import { eq } from 'drizzle-orm';
import { findCountedPrintings } from '../queries/counted-printing';
import { recordLargeStep, VersionConflict } from './record-step';

interface Exchange {
  userId: string;
  /** The handle of the other player. */
  partner: string | null;
  /** How many copies the player got; negative for copies that they gave. */
  copies: readonly { variantId: string; copies: number }[];
  /** The money that went with the copies, in whole cents; negative if the player paid it. Null for none. */
  balanceCents: number | null;
}

/**
 * Records what a player gave away or got in an exchange, as a step of their ledger. Counts stay within their range
 * (rules/collection#count): giving copies that were never counted leaves 0.
 *
 * @throws {VersionConflict} if a count changed just then; the transaction must be retried
 */
export async function recordExchange(
  transaction: Transaction,
  { userId, partner, copies, balanceCents }: Exchange,
): Promise<void> {
  const ids = copies.map(({ variantId }) => variantId);
  const printings = await findCountedPrintings(transaction, userId, ids);
  const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
  const changes = copies.flatMap(({ variantId, copies: moved }) => {
    const printing = byId.get(variantId);
    if (printing === undefined) return [];
    const { inventory, missingOverride, version } = printing;
    const from = { inventory, missingOverride };
    const to = withInventory(from, Math.min(MAX_INVENTORY, Math.max(0, inventory + moved)));
    return changesCount({ from, to }) ? [{ variantId, version, from, to }] : [];
  });
  if (changes.length === 0) return;
  const step = { userId, actorId: userId, reason: 'EXCHANGE', note: partner } as const;
  const recorded = await recordLargeStep(transaction, step, changes);
  if (recorded === null) throw new VersionConflict();
  if (balanceCents === null) return;
  await transaction
    .update(collectionStep)
    .set({ balanceCents })
    .where(eq(collectionStep.id, recorded.id));
}
