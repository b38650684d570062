import { toNote } from '@domain/offer';
import type { Transaction } from '@server/db/database';
import { offer } from '@server/db/tables';
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { AskedOffer } from './asked-offer';

/** An offer that was made before under the same key. */
interface SentBefore {
  offerId: string;
  /** Whether it was asked for in the same words. */
  isSame: boolean;
}

/**
 * What somebody made before under the key of what they ask for; null for nothing, or without a key. Others who send the
 * same key wait until the transaction ends, so that a double click makes one offer (product 9).
 */
export async function findSentBefore(
  transaction: Transaction,
  initiatorId: string,
  asked: AskedOffer,
): Promise<SentBefore | null> {
  const { idempotencyKey } = asked;
  if (idempotencyKey === null) return null;
  const lock = JSON.stringify(['offer', initiatorId, idempotencyKey]);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [before] = await transaction
    .select({ offerId: offer.id, askedHash: offer.askedHash })
    .from(offer)
    .where(and(eq(offer.initiatorId, initiatorId), eq(offer.idempotencyKey, idempotencyKey)));
  if (before === undefined) return null;
  return { offerId: before.offerId, isSame: before.askedHash === hashOf(asked) };
}

/** What is kept of all that was asked for, to know it again: its items come in any order. */
export function hashOf({ recipientHandle, offerType, note, items }: AskedOffer): string {
  const inOrder = items.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  const said = inOrder.map((item) => [
    item.variantId,
    item.quantity,
    item.priceType,
    item.fixedPriceInCents,
    item.expectedPriceInCents,
  ]);
  const all = JSON.stringify([recipientHandle, offerType, toNote(note), said]);
  return createHash('sha256').update(all).digest('base64url');
}
