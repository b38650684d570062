import type { VariantType } from '@domain/card';
import type { QuarantineReason } from './judge-price';

/** A price that entered or left quarantine; prices in cents. */
export interface PriceNote {
  cardVariantId: string;
  cardName: string;
  variantType: VariantType;
  priceCents: number;
  recordedAt: string;
}

export interface QuarantineNote extends PriceNote {
  reason: QuarantineReason;
  /** The price that is shown meanwhile. */
  lastGoodCents: number | null;
}

/** What a list of prices did to the history and the current prices of a set. */
export interface PricesWritten {
  /** Changes of price that are new in the history, corrected ones, and prices that were the same as before. */
  history: { added: number; updated: number; unchanged: number };
  /** Printings whose current price changed, and those whose price was confirmed for a later time. */
  currentChanged: number;
  confirmed: number;
  quarantined: QuarantineNote[];
  released: PriceNote[];
}
