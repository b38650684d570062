/** What a recipient's list says of a printing, and what is left of it. */
export interface ListedPrinting {
  variantId: string;
  /** Copies on the list that no accepted offer promises (product 9). */
  available: number;
  /** The market price with the seller's adjustment, in whole cents; null without a market price. */
  marketPriceInCents: number | null;
}

export type ListedPrintings = ReadonlyMap<string, ListedPrinting>;
