import type { ListOfferType } from '@domain/offer';
import { type CopiesCost, type Money, sumInDollars } from '@domain/pricing';
import { counted, countedCopies } from '@/shared/lib/format';
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
  /** What their copies are worth, at market prices and at those that the seller asks. */
  worth: (match: Match) => CopiesCost;
  asked: (match: Match) => CopiesCost;
  /** Who gets them. */
  getter: string;
  /** The beginning of what the seller asks. */
  asks: string;
}

/** The two ways in which players match, by the type of offer that the viewer could make. */
export const MATCH_WORDS: Record<ListOfferType, MatchWords> = {
  BUY: {
    sentence: (count) => `Can sell ${counted(count, 'card')} you want`,
    action: 'Offer to buy',
    path: routes.saleList,
    count: ({ buyCount }) => buyCount,
    printings: ({ toBuy }) => toBuy,
    worth: ({ buyWorth }) => buyWorth,
    asked: ({ buyAsked }) => buyAsked,
    getter: 'you',
    asks: 'Asks',
  },
  SELL: {
    sentence: (count) => `Wants ${counted(count, 'card')} you can sell`,
    action: 'Offer to sell',
    path: routes.wantList,
    count: ({ sellCount }) => sellCount,
    printings: ({ toSell }) => toSell,
    worth: ({ sellWorth }) => sellWorth,
    asked: ({ sellAsked }) => sellAsked,
    getter: 'them',
    asks: 'You ask',
  },
};

/** The ways in which somebody matches. */
export const waysOf = (match: Match): ListOfferType[] =>
  (['BUY', 'SELL'] as const).filter((way) => MATCH_WORDS[way].count(match) > 0);

/** What one way is worth to the side that gets the cards, and what the seller asks: “Asks $11.00, 1 copy without a price”. */
export function matchWorthWords(match: Match, way: ListOfferType, money: Money) {
  const { worth, asked, getter, asks } = MATCH_WORDS[way];
  const [market, prices] = [worth(match), asked(match)];
  return {
    worth: costParts(market, `Worth ${money.sum(market.cents)} to ${getter}`, 'market price'),
    asked: costParts(prices, `${asks} ${sumInDollars(prices.cents, money)}`, 'price'),
  };
}

/** What is known of a cost, and how many copies that leaves out. */
const costParts = ({ copies, unpriced }: CopiesCost, known: string, price: string): string =>
  [
    ...(copies > unpriced ? [known] : []),
    ...(unpriced > 0 ? [`${countedCopies(unpriced)} without a ${price}`] : []),
  ].join(', ');
