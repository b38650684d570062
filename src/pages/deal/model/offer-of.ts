import { parsePriceType } from '@domain/pricing';
import type { DealOffer } from '@/features/make-offer';
import type { DealPart } from '../api/deal-api';

/** A part of a deal as an offer, which names each printing once; null if its seller is gone. */
export function offerOf({ key, userHandle, items }: DealPart): DealOffer | null {
  if (userHandle === null) return null;
  const byPrinting = new Map<string, DealOffer['items'][number]>();
  for (const { variantId, cardId, copies, priceType, priceInCents } of items) {
    const before = byPrinting.get(variantId)?.quantity ?? 0;
    byPrinting.set(variantId, {
      variantId,
      cardId,
      quantity: before + copies,
      priceType: parsePriceType(priceType),
      priceInCents,
    });
  }
  return { key, recipientHandle: userHandle, items: [...byPrinting.values()] };
}
