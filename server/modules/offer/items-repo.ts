import type { PriceType } from '@domain/pricing';
import type { Database, Transaction } from '@server/db/database';
import { cardVariant, offerItem } from '@server/db/tables';
import { eq } from 'drizzle-orm';

/** A printing in an offer. */
export interface OfferItem {
  offerId: string;
  variantId: string;
  cardId: string;
  quantity: number;
  priceType: PriceType;
  /** In whole cents; for a MARKET price, as it was when the offer was made. Null where none is named. */
  fixedPriceInCents: number | null;
  /** The newest market price in whole cents; null without one. */
  marketPriceInCents: number | null;
}

/** What an offer is about, by printing. */
export const findOfferItems = (
  database: Database | Transaction,
  offerId: string,
): Promise<OfferItem[]> => selectItems(database, offerId);

/** The same; the catalogue keeps the printings until the transaction ends. */
export const holdOfferItems = (transaction: Transaction, offerId: string): Promise<OfferItem[]> =>
  selectItems(transaction, offerId).for('key share', { of: cardVariant });

const selectItems = (database: Database | Transaction, offerId: string) =>
  database
    .select({
      offerId: offerItem.offerId,
      variantId: offerItem.cardVariantId,
      cardId: cardVariant.cardId,
      quantity: offerItem.quantity,
      priceType: offerItem.priceType,
      fixedPriceInCents: offerItem.priceCents,
      marketPriceInCents: cardVariant.currentPriceCents,
    })
    .from(offerItem)
    .innerJoin(cardVariant, eq(cardVariant.id, offerItem.cardVariantId))
    .where(eq(offerItem.offerId, offerId))
    .orderBy(offerItem.cardVariantId);
