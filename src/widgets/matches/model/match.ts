import type { ListOfferType } from '@domain/offer';
import { counted } from '@/shared/lib/format';
import { routes } from '@/shared/routes';

/** A printing that one of two players wants and the other sells. */
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
  /** How many of their printings the viewer wants, and how many of the viewer's they want. */
  buyCount: number;
  sellCount: number;
  /** Those printings, or as many of them as one offer may name. */
  toBuy: readonly MatchedPrinting[];
  toSell: readonly MatchedPrinting[];
}

export interface MatchPage {
  matches: readonly Match[];
  /** The cursor for the next page; null on the last. */
  next: string | null;
}

interface MatchWords {
  /** The match in words: “Can sell 3 cards you want”. */
  sentence: (count: number) => string;
  /** The text of the button that begins an offer with them. */
  action: string;
  /** The handle of the list's owner. */
  path: string;
  count: (match: Match) => number;
  printings: (match: Match) => readonly MatchedPrinting[];
}

/** The two ways in which players match, by the type of offer that the viewer could make. */
export const MATCH_WORDS: Record<ListOfferType, MatchWords> = {
  BUY: {
    sentence: (count) => `Can sell ${counted(count, 'card')} you want`,
    action: 'Offer to buy',
    path: routes.saleList,
    count: ({ buyCount }) => buyCount,
    printings: ({ toBuy }) => toBuy,
  },
  SELL: {
    sentence: (count) => `Wants ${counted(count, 'card')} you can sell`,
    action: 'Offer to sell',
    path: routes.wantList,
    count: ({ sellCount }) => sellCount,
    printings: ({ toSell }) => toSell,
  },
};

/** The ways in which somebody matches. */
export const waysOf = (match: Match): ListOfferType[] =>
  (['BUY', 'SELL'] as const).filter((way) => MATCH_WORDS[way].count(match) > 0);
