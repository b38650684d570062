import type { OfferType } from '@domain/offer';
import type { PriceType } from '@domain/pricing';

/** What somebody proposes for a printing. */
export interface AskedOfferItem {
  variantId: string;
  quantity: number;
  priceType: PriceType;
  /** In whole cents; of a MARKET price, what the person saw (spec 5). */
  fixedPriceInCents: number | null;
  /** The market's adjusted price that the person saw; undefined where they don't say. */
  expectedPriceInCents?: number | null | undefined;
}

/** What somebody proposes to whom. */
export interface AskedOffer {
  recipientHandle: string;
  offerType: OfferType;
  /** Opens the discussion; blank for none. */
  note: string;
  items: readonly AskedOfferItem[];
  /** The browser's own name of the offer; null where it may be made twice. */
  idempotencyKey: string | null;
}
