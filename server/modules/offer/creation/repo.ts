import type { Transaction } from '@server/db/database';
import { offer, offerItem, offerNote } from '@server/db/tables';
import type { AskedOffer, AskedOfferItem } from './asked-offer';
import type { ListedPrintings } from './listed-printing';
import { hashOf } from './sent-before';

interface NewOffer {
  initiatorId: string;
  recipientId: string;
  sellerId: string;
  buyerId: string;
  /** As it is kept; empty for none. */
  note: string;
  asked: AskedOffer;
  listed: ListedPrintings;
}

/** Inserts an offer with what it is about. @returns its id */
export async function insertOffer(
  transaction: Transaction,
  { note, asked, listed, ...people }: NewOffer,
): Promise<string> {
  const { offerType, idempotencyKey, items } = asked;
  const [row] = await transaction
    .insert(offer)
    .values({
      ...people,
      offerType,
      idempotencyKey,
      askedHash: idempotencyKey === null ? null : hashOf(asked),
    })
    .returning({ id: offer.id });
  if (row === undefined) throw new Error('An offer was not inserted');
  await transaction.insert(offerItem).values(
    items.map((item) => ({
      offerId: row.id,
      cardVariantId: item.variantId,
      quantity: item.quantity,
      priceType: item.priceType,
      priceCents: keptPrice(item, listed),
    })),
  );
  if (note !== '') {
    await transaction
      .insert(offerNote)
      .values({ offerId: row.id, userId: people.initiatorId, content: note });
  }
  return row.id;
}

/** A fixed price as it was named; of the market the server's own, as a snapshot (product 9). */
function keptPrice(
  { variantId, priceType, fixedPriceInCents }: AskedOfferItem,
  listed: ListedPrintings,
): number | null {
  if (priceType === 'FIXED') return fixedPriceInCents;
  return priceType === 'MARKET' ? (listed.get(variantId)?.marketPriceInCents ?? null) : null;
}
