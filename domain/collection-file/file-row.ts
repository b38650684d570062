import type { VariantType } from '../card';
import type { WantTerms } from '../want-list';
import type { PricePaid } from './price-paid';

/** How a row names a printing. */
export interface NamedPrinting {
  /** In upper case; possibly the set's name. */
  setCode: string;
  /** As written in the file; empty if the row gives only the card's name. */
  number: string;
  /** The card's name, for a row without a number. */
  name?: string;
  /** Null if the file doesn't name the finish. */
  isFoil: boolean | null;
  /** Null if the file doesn't name the kind of printing. */
  variantType: VariantType | null;
}

/** A row's contents. */
export interface FileRow {
  printing: NamedPrinting;
  count: number;
  /** The override; null for the default, undefined if the file doesn't have it. */
  missing?: number | null | undefined;
  /** What the row says and a collection doesn't keep. */
  notKept?: readonly string[];
  paid?: PricePaid;
  /** What it means as a want. */
  want?: WantTerms;
  /** Why the row should be checked. */
  warning?: string;
  /** What the printing must be called, where a name's first word could be a count. */
  mustBeCalled?: string;
}

/** A row, or why it can't be read. A printing that an unreadable row names is left as it is. */
export type ReadRow =
  | { ok: true; row: FileRow }
  | { ok: false; reason: string; printing: NamedPrinting | null };

export const unreadable = (reason: string, printing: NamedPrinting | null = null): ReadRow => ({
  ok: false,
  reason,
  printing,
});
