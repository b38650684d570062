import type { Transaction } from '@server/platform/db/database';
import { offer } from '../tables';
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';

/** An offer that was created before under the same key. */
interface SentBefore {
  offerId: string;
  /** Whether its input was the same. */
  isSame: boolean;
}

interface SentQuery {
  initiatorId: string;
  idempotencyKey: string | null;
  /** Of the input. */
  hash: string;
}

/**
 * The offer that the initiator created before under the same key; null if there is none, or without a key. Other calls
 * with the key wait until the transaction ends, so that a double click makes one offer (rules/offers#sent-once).
 */
export async function findSentBefore(
  transaction: Transaction,
  { initiatorId, idempotencyKey, hash }: SentQuery,
): Promise<SentBefore | null> {
  if (idempotencyKey === null) return null;
  const lock = JSON.stringify(['offer', initiatorId, idempotencyKey]);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [before] = await transaction
    .select({ offerId: offer.id, askedHash: offer.askedHash })
    .from(offer)
    .where(and(eq(offer.initiatorId, initiatorId), eq(offer.idempotencyKey, idempotencyKey)));
  if (before === undefined) return null;
  return { offerId: before.offerId, isSame: before.askedHash === hash };
}

/** A hash of an input's values, in a fixed order. */
export const hashOfInput = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');
