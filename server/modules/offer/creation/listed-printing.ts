/** A printing that can be asked for. */
export interface ListedPrinting {
  variantId: string;
  /** Copies on the list that no accepted offer promises, at least 1 (product 9). */
  available: number;
  /** The market price with the seller's adjustment, in whole cents; null without a market price. */
  marketPriceInCents: number | null;
}

export type ListedPrintings = ReadonlyMap<string, ListedPrinting>;
