import type { WantTerms } from '../want-list';
import type { FileReading } from './tally';

/** The cards of a file to be added to a want list or a sale list (rules/collection-files#lists). */
export interface ReadCards extends FileReading {
  /** Those with copies, in the order of the file. */
  printings: { variantId: string; cardId: string; count: number; want?: WantTerms }[];
}
