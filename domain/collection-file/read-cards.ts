import type { CollectionFileFormat } from './file-format';
import type { RowNotes } from './tally';

/** The cards of a file to be added to a want list or a sale list (rules/collection-files#lists). */
export interface ReadCards {
  format: CollectionFileFormat;
  rows: number;
  /** Unusable rows, with reasons. */
  rejected: RowNotes;
  warnings: RowNotes;
  /** Those with copies, in the order of the file. */
  printings: { variantId: string; cardId: string; count: number }[];
}
