import type { PostageStep } from '@domain/deal';
import type { PriceType } from '@domain/pricing';

/** What a player wants of a deal. */
export interface DealSettings {
  /** What counts for sellers that state no postage; empty if that isn't known. */
  postage: readonly PostageStep[];
  /** How much each envelope has to save beside its postage, in whole cents. */
  envelopeInCents: number;
  /** Handles of sellers whose envelopes count nothing, and of those that are left out. */
  preferred: readonly string[];
  blocked: readonly string[];
}

/** Copies that a deal buys, at the price that the player saw. */
export interface DealItem {
  needId: string;
  variantId: string;
  cardId: string;
  copies: number;
  priceType: PriceType;
  priceInCents: number;
}

/** What a stored deal buys from one seller. */
export interface StoredPart {
  /** The idempotency key of its offer. */
  key: string;
  sellerId: string;
  /** Null if it isn't known. */
  postageInCents: number | null;
  items: DealItem[];
}
