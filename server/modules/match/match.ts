import type { PageInfo } from '@server/graphql/page';

/** A printing that one of two players looks for and the other sells. */
export interface MatchedPrinting {
  variantId: string;
  cardId: string;
  /** Copies that could change hands: as many as are looked for and as are still for sale, at least 1 (product 9). */
  quantity: number;
}

/** What a player and the viewer could offer each other. At least one of the counts isn't 0. */
export interface Match {
  handle: string;
  /** When one of the player's lists that match was changed last; ISO 8601. */
  updatedAt: string;
  /** How many printings the viewer looks for and the player sells. */
  buyCount: number;
  /** How many printings the player looks for and the viewer sells. */
  sellCount: number;
  /** Those printings, or as many of them as one offer may name. */
  toBuy: MatchedPrinting[];
  toSell: MatchedPrinting[];
}

/** By what matches are ranked: both ways first, then by the number of printings, then the one changed last. */
export interface MatchPlace {
  isBothWays: boolean;
  printings: number;
  /** Microseconds since 1970. */
  updatedMicros: string;
  ownerId: string;
}

export interface MatchPage {
  nodes: Match[];
  pageInfo: PageInfo;
}
