import { type OfferSide, toNote } from '@domain/offer';
import type { Transaction } from '@server/platform/db/database';
import { offerItem, offerNote, offerTerms } from '../tables';
import { eq } from 'drizzle-orm';

/** Terms as they are stored. */
export interface StoredTerms extends Pick<
  typeof offerTerms.$inferInsert,
  'gives' | 'gets' | 'balanceCents' | 'balancePaidBy'
> {
  /** The printings that the offer names from then on. */
  items: readonly Omit<typeof offerItem.$inferInsert, 'offerId'>[];
}

interface NewTerms {
  offerId: string;
  number: number;
  sentBy: OfferSide;
  userId: string;
  /** The offer's, which sending the terms made. */
  version: number;
  /** Blank for none. */
  note: string;
  stored: StoredTerms;
}

/** Makes terms the present ones of an offer, and keeps them. */
export async function writeTerms(
  transaction: Transaction,
  { offerId, number, sentBy, userId, version, note, stored: { items, ...kept } }: NewTerms,
): Promise<void> {
  await transaction.insert(offerTerms).values({ offerId, number, sentBy, ...kept });
  await transaction.delete(offerItem).where(eq(offerItem.offerId, offerId));
  await transaction.insert(offerItem).values(items.map((item) => ({ offerId, ...item })));
  const content = toNote(note);
  if (content === '') return;
  await transaction.insert(offerNote).values({ offerId, userId, content, version });
}
