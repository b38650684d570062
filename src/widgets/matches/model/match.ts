import type { ListOfferType } from '@domain/offer';
import { counted } from '@/shared/lib/format';
import type { ResultOf } from '@/shared/api/graphql';
import { routes } from '@/shared/routes';
import type { MatchFields } from '../api/match.operations';

/** What a player and the viewer could offer each other; at least one of the counts isn't 0. */
export type Match = ResultOf<typeof MatchFields>;

/** A printing that one of two players wants and the other sells, and how many copies could change hands. */
export type MatchedPrinting = Match['toBuy'][number];

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
