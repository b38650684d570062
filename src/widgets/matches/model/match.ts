/** A printing that one of two players looks for and the other sells. */
export interface MatchedPrinting {
  variantId: string;
  cardId: string;
  /** Copies that could change hands. */
  quantity: number;
}

/** What a player and the viewer could offer each other; at least one of the counts isn't 0. */
export interface Match {
  id: string;
  userHandle: string;
  /** ISO 8601. */
  updatedAt: string;
  /** How many printings of theirs the viewer looks for, and how many of the viewer's they look for. */
  buyCount: number;
  sellCount: number;
  /** Those printings, or as many of them as one offer may name. */
  toBuy: readonly MatchedPrinting[];
  toSell: readonly MatchedPrinting[];
}

export interface MatchPage {
  matches: readonly Match[];
  /** What the next page is asked with; null for the last. */
  next: string | null;
}
