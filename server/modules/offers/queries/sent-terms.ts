import { mirroredTerms } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { isAnyOf } from '@server/platform/db/where';
import { cardVariant } from '@server/modules/catalogue/tables';
import { offerTerms } from '../tables';
import type { StoredItem } from '../tables/offer';
import { isoTime } from '@server/platform/time/iso-time';
import { asc, eq } from 'drizzle-orm';
import type { OwnOffer, SentItem, SentTerms } from './offer';

/** All terms of an offer in their order, as one side sees them; none of one that was never countered, unless it is a swap. */
export async function findTerms(
  database: Database | Transaction,
  { id, mySide }: Pick<OwnOffer, 'id' | 'mySide'>,
): Promise<SentTerms[]> {
  const rows = await database
    .select()
    .from(offerTerms)
    .where(eq(offerTerms.offerId, id))
    .orderBy(asc(offerTerms.number));
  const named = rows.flatMap(({ gives, gets }) => [...gives, ...gets]);
  const cards = await cardsOf(database, [...new Set(named.map(({ variantId }) => variantId))]);
  const asSent = ({ variantId, quantity, priceType, priceCents = null }: StoredItem): SentItem => ({
    variantId,
    cardId: cards.get(variantId) ?? null,
    quantity,
    price: priceType ? { priceType, priceInCents: priceCents } : null,
  });
  return rows.map(({ offerId: _offerId, balanceCents, createdAt, gives, gets, ...row }) => {
    const terms = {
      ...row,
      gives: gives.map(asSent),
      gets: gets.map(asSent),
      balanceInCents: balanceCents,
      createdAt: isoTime(createdAt),
    };
    return mySide === 'INITIATOR' ? terms : mirroredTerms(terms);
  });
}

/** The ids of printings' cards. */
async function cardsOf(
  database: Database | Transaction,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await database
    .select({ id: cardVariant.id, cardId: cardVariant.cardId })
    .from(cardVariant)
    .where(isAnyOf(cardVariant.id, variantIds));
  return new Map(rows.map(({ id, cardId }) => [id, cardId]));
}
