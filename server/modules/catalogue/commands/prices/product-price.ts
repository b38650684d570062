/** A product of a price provider, with what it costs now; prices in cents, null for none. */
export interface ProductPrice {
  source: string;
  productId: number;
  /** With its variant in parentheses: `Security Complex (Hyperspace)`. */
  name: string;
  setCode: string;
  /** As printed, without leading zeros; null for what isn't a card, such as a display. */
  number: string | null;
  /** The provider's word, such as `Normal` or `Foil`. */
  finish: string;
  market: number | null;
  low: number | null;
  mid: number | null;
  high: number | null;
}
