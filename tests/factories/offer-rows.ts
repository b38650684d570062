import type { OfferType } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { offer, offerItem } from '@server/modules/offers/tables';
import type { InferInsertModel } from 'drizzle-orm';
import { insertUser } from './user-rows';

type OfferRow = InferInsertModel<typeof offer>;
type OfferItemRow = InferInsertModel<typeof offerItem>;

interface Sides {
  /** Invented people where they are left out. */
  initiatorId?: string;
  recipientId?: string;
  offerType?: OfferType;
}

/** Inserts an offer for existing printings: one copy at the market price unless given otherwise. @returns its id */
export async function insertOffer(
  database: Database,
  { offerType = 'BUY', ...sides }: Sides = {},
  items: Record<string, Partial<OfferItemRow>> = {},
  given: Partial<OfferRow> = {},
): Promise<string> {
  const initiatorId = sides.initiatorId ?? (await insertUser(database));
  const recipientId = sides.recipientId ?? (await insertUser(database));
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
