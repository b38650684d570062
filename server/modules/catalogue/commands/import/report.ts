import type { VariantType } from '@domain/card';
import type { PricesWritten } from '../prices/price-report';
import type { RowNote } from './cards/printing';

/** The numbers of new, changed and unchanged rows of one table. */
export interface Tally {
  added: number;
  updated: number;
  unchanged: number;
}

/** A printing that the file lists under several numbers. */
export interface SeveralNumbersNote {
  cardName: string;
  variantType: VariantType;
  number: string;
  /** Ascending. */
  otherNumbers: readonly string[];
}

/** An import's report; stored in `catalogue_import.report` if it changed anything. */
export interface ImportReport {
  source: string;
  /** SHA-256 of the file: importing the same file again keeps its date. */
  contentHash: string;
  cardSetId: string;
  setCode: string;
  setName: string;
  /** Empty for none. */
  setDescription: string;
  set: 'ADDED' | 'UPDATED' | 'UNCHANGED' | 'REPLACED_DEMO';
  recordedAt: string;
  /** A file older than the set's newest only adds missing data and history. */
  isOlder: boolean;
  isChanged: boolean;
  /** The number of rows read, and the number that the file states. */
  rows: number;
  announcedRows: number | null;
  cards: Tally;
  renamed: string[];
  variants: Tally & { byType: Partial<Record<VariantType, number>> };
  severalNumbers: SeveralNumbersNote[];
  images: Tally;
  prices: PricesWritten & {
    /** Printings of the file without a price. */
    none: number;
  };
  /** The first ones. */
  rejected: RowNote[];
  /** How many there are in all; reports of older versions list them all. */
  rejectedRows?: number;
  /** Prices that weren't taken; the rest of their rows was. */
  leftOut: RowNote[];
  backup: string | null;
  milliseconds: number;
}
