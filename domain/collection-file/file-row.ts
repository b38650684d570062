import type { VariantType } from '../card';

/** How a row names a printing. */
export interface NamedPrinting {
  /** In upper case. */
  setCode: string;
  /** As it was written. */
  number: string;
  /** Null where the file doesn't tell the finish. */
  isFoil: boolean | null;
  /** Null where the file doesn't tell the kind of printing. */
  variantType: VariantType | null;
}

/** What a row says. */
export interface FileRow {
  printing: NamedPrinting;
  count: number;
  /** The override; null for the default, undefined where the file doesn't speak of it. */
  missing: number | null | undefined;
}

/** A row, or why it can't be read; a printing that it names all the same is left as it is. */
export type ReadRow =
  | { ok: true; row: FileRow }
  | { ok: false; reason: string; printing: NamedPrinting | null };

export const unreadable = (reason: string, printing: NamedPrinting | null = null): ReadRow => ({
  ok: false,
  reason,
  printing,
});
