/** What a collection was worth at a moment. */
export interface WorthPoint {
  /** ISO 8601. */
  at: string;
  /** Whole US cents; exact up to 2^53. */
  worthCents: number;
}
