import { DEFAULT_PRINTING_SORT, PRINTING_SORTS } from '../printing';
import { canonicalCardSearch, CARD_SEARCH_PARAMETERS } from './card-search-parameters';
import { choiceParameter } from './parameter';
import { decodeList, encodeList, type Decoded } from './list-link';
import { DEFAULT_TRADE_LIST, type TradeListState } from './trade-list-state';

/** The canonical form of all states with the same meaning. Idempotent. */
export const canonicalTradeList = ({
  groupBy,
  isMatchesOnly,
  ...search
}: TradeListState): TradeListState => ({ ...canonicalCardSearch(search), groupBy, isMatchesOnly });

/** The link's value for the switch when it is on. */
const MATCHES_ONLY = 'matches';

/** The link of a want list's or a sale list's page. */
const LINK = {
  parameters: [
    // Its values are in capitals, as links outside have them (rules/links#parameters).
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
    ...CARD_SEARCH_PARAMETERS,
  ],
  initial: DEFAULT_TRADE_LIST,
  canonical: canonicalTradeList,
};

/** The canonical query string of a trade list's page, without `?` (rules/links#canonical). */
export const encodeTradeList = (state: TradeListState): string => encodeList(LINK, state);

/** Reads the query string of a trade list's page, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeTradeList = (query: string): Decoded<TradeListState> => decodeList(LINK, query);
