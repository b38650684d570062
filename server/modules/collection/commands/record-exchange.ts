import { changesCount, MAX_INVENTORY, withInventory } from '@domain/collection';
import type { Transaction } from '@server/db/database';
import { findPrintings } from '../queries/counted-printing';
import { recordLargeStep, VersionConflict } from './record-step';

interface Exchange {
  userId: string;
  /** The handle of whom the copies went to, or came from. */
  partner: string | null;
  /** How many copies came, or, below 0, went. */
  copies: readonly { variantId: string; copies: number }[];
}

/**
 * Counts what a player gave away or got in an exchange, as a step of their ledger. A count stays from 0 to 9,999,
 * whatever changes hands: who gives copies that they never counted, still has none (rules/offers#exchange).
 *
 * @throws CountsMoved where a count was changed just then: the transaction has to be done again
 */
export async function recordExchange(
  transaction: Transaction,
  { userId, partner, copies }: Exchange,
): Promise<void> {
  const ids = copies.map(({ variantId }) => variantId);
  const printings = await findPrintings(transaction, userId, ids);
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
  if ((await recordLargeStep(transaction, step, changes)) === null) throw new VersionConflict();
}
