import type { VariantType } from '@domain/card';
import type { QuarantineReason } from './prices/judge-price';
import type { RowNote } from './swu-db/printing';

/** How many rows of one table were new, were changed, or were as the file has them already. */
export interface Tally {
  added: number;
  updated: number;
  unchanged: number;
}

/** A price that was put into quarantine or came out of it; prices in cents. */
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

/** A printing that the file lists under several numbers. */
export interface SeveralNumbersNote {
  cardName: string;
  variantType: VariantType;
  number: string;
  /** Ascending. */
  otherNumbers: readonly string[];
}

/** What one import did; kept in `catalogue_import.report` if it changed anything. */
export interface ImportReport {
  source: string;
  /** SHA-256 of the file: the same file again keeps its date. */
  contentHash: string;
  cardSetId: string;
  setCode: string;
  setName: string;
  /** Empty for none. */
  setDescription: string;
  set: 'ADDED' | 'UPDATED' | 'UNCHANGED' | 'REPLACED_DEMO';
  recordedAt: string;
  /** An older file than the set's newest adds what is missing and history, and alters nothing. */
  isOlder: boolean;
  isChanged: boolean;
  /** Rows read, and how many the file said that it has. */
  rows: number;
  announcedRows: number | null;
  cards: Tally;
  renamed: string[];
  variants: Tally & { byType: Partial<Record<VariantType, number>> };
  severalNumbers: SeveralNumbersNote[];
  images: Tally;
  prices: {
    history: Tally;
    currentChanged: number;
    /** Printings of the file without a price. */
    none: number;
    quarantined: QuarantineNote[];
    released: PriceNote[];
  };
  rejected: RowNote[];
  backup: string | null;
  milliseconds: number;
}
