import { DEFAULT_PRINTING_SORT, PRINTING_SORTS } from '../printing';
import { ASKED_PARAMETERS } from './asked-parameters';
import { choiceParameter } from './choice-parameter';
import { decodeList, encodeList, type Decoded } from './list-link';
import { canonicalTradeList, DEFAULT_TRADE_LIST, type TradeListState } from './trade-list-state';

/** What the link says of the switch when it is on. */
const MATCHES_ONLY = 'matches';

/** The link of a want list's or a sale list's page. */
const LINK = {
  parameters: [
    // Its values stand as the specification has them, in capitals (spec 2).
    choiceParameter<TradeListState>(
      'groupBy',
      ({ groupBy }) => (groupBy === DEFAULT_PRINTING_SORT ? '' : groupBy),
      (text) => {
        const groupBy = PRINTING_SORTS.find((known) => known === text);
        return groupBy && { groupBy };
      },
    ),
    choiceParameter<TradeListState>(
      'only',
      ({ isMatchesOnly }) => (isMatchesOnly ? MATCHES_ONLY : ''),
      (text) => (text === MATCHES_ONLY ? { isMatchesOnly: true } : undefined),
    ),
    ...ASKED_PARAMETERS,
  ],
  initial: DEFAULT_TRADE_LIST,
  canonical: canonicalTradeList,
};

/** The one query string of what a trade list's page shows, without `?` (product 11). */
export const encodeTradeList = (state: TradeListState): string => encodeList(LINK, state);

/** Reads the query string of a trade list's page, with or without `?`; never throws (product 11). */
export const decodeTradeList = (query: string): Decoded<TradeListState> => decodeList(LINK, query);
