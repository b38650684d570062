import type { ImportReport } from '../import/report';
import type { PriceReport } from '../prices/import-prices';
import type { PricesWritten } from '../prices/price-report';
import type { ImportRefusal } from '../import/import-refusal';
import type { SourceName } from './sources/all-sources';

/** How far a sync is, as plain data. */
export interface SyncProgress {
  step: 'LISTING' | 'READING' | 'CARDS' | 'PRICES' | 'DONE';
  /** The set's code; null for all of them. */
  set: string | null;
  /** Sets that are done, of all. */
  done: number;
  total: number;
  /** All of this in words. */
  message: string;
}

/** Something that a source has and that wasn't taken, or a source that couldn't be read. */
export interface SyncNote {
  source: SourceName;
  /** What it is about, such as a group's or a product's name; null for a whole file. */
  about: string | null;
  message: string;
}

export interface SetSync {
  code: string;
  name: string;
  /** Null if they weren't read again, since their files haven't changed, or since there are none. */
  cards: ImportReport | null;
  /** Null for the same reasons, or if they were refused. */
  prices: PriceReport | null;
  /** What the cards' own source says about printings that no product has a price of. */
  ownPrices: PricesWritten | null;
  /** What stopped a part of this set; nothing of that part was written. */
  refusals: (ImportRefusal & { source: SourceName })[];
  /** Rows and groups that were left out. */
  notes: SyncNote[];
}

export interface SyncReport {
  /** Sets with cards, in order of their release. */
  sets: SetSync[];
  /** What is to be said of the lists of sets. */
  notes: SyncNote[];
  isChanged: boolean;
  milliseconds: number;
}

export type SyncOutcome =
  | { ok: true; report: SyncReport }
  /** Nothing was begun. */
  | { ok: false; refusal: ImportRefusal };
