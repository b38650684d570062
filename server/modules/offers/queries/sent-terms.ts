import { mirroredTerms } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { offerTerms } from '../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { asc, eq } from 'drizzle-orm';
import type { OwnOffer, SentTerms } from './offer';

/** All terms of a swap in their order, as one side sees them. Other offers have none. */
export async function findTerms(
  database: Database | Transaction,
  { id, mySide }: Pick<OwnOffer, 'id' | 'mySide'>,
): Promise<SentTerms[]> {
  const rows = await database
    .select()
    .from(offerTerms)
    .where(eq(offerTerms.offerId, id))
    .orderBy(asc(offerTerms.number));
  return rows.map(({ offerId: _offerId, balanceCents, createdAt, ...row }) => {
    const terms = { ...row, balanceInCents: balanceCents, createdAt: isoTime(createdAt) };
    return mySide === 'INITIATOR' ? terms : mirroredTerms(terms);
  });
}
