import { NOTES_AT_ONCE } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { offerNote, userAccount } from '@server/db/tables';
import { isoTime } from '@server/graphql/iso-time';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Party } from '../offer';

/** What one side wrote. */
export interface OfferNote {
  id: number;
  content: string;
  createdAt: string;
  user: Party;
}

/** The latest notes of an offer, or the latest before one, in the order of time. */
export async function latestNotes(
  database: Database | Transaction,
  offerId: string,
  beforeId: number | null = null,
): Promise<OfferNote[]> {
  const rows = await database
    .select({
      id: offerNote.id,
      content: offerNote.content,
      createdAt: offerNote.createdAt,
      user: { id: userAccount.id, handle: userAccount.handle },
    })
    .from(offerNote)
    .innerJoin(userAccount, eq(userAccount.id, offerNote.userId))
    .where(
      and(
        eq(offerNote.offerId, offerId),
        beforeId === null ? undefined : lt(offerNote.id, beforeId),
      ),
    )
    .orderBy(desc(offerNote.id))
    .limit(NOTES_AT_ONCE);
  return rows.map((row) => ({ ...row, createdAt: isoTime(row.createdAt) })).toReversed();
}
