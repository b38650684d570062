import type { OfferType } from '@domain/offer';
import type { Database } from '@server/db/database';
import { offer, offerItem } from '@server/db/tables';
import type { InferInsertModel } from 'drizzle-orm';

type OfferRow = InferInsertModel<typeof offer>;
type OfferItemRow = InferInsertModel<typeof offerItem>;

interface Between {
  initiatorId: string;
  recipientId: string;
  offerType?: OfferType;
}

/** Inserts an offer for printings that exist: one copy at the market price, unless said otherwise. @returns its id */
export async function insertOffer(
  database: Database,
  { initiatorId, recipientId, offerType = 'BUY' }: Between,
  items: Record<string, Partial<OfferItemRow>> = {},
  given: Partial<OfferRow> = {},
): Promise<string> {
  const [sellerId, buyerId] =
    offerType === 'SELL' ? [initiatorId, recipientId] : [recipientId, initiatorId];
  const [row] = await database
    .insert(offer)
    .values({ initiatorId, recipientId, offerType, sellerId, buyerId, ...given })
    .returning({ id: offer.id });
  const offerId = row!.id;
  const rows = Object.entries(items).map(([cardVariantId, item]) => ({
    offerId,
    cardVariantId,
    quantity: 1,
    priceType: 'MARKET' as const,
    ...item,
  }));
  if (rows.length > 0) await database.insert(offerItem).values(rows);
  return offerId;
}
