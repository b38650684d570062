import {
  canonicalCardSearch,
  choiceParameter,
  type Decoded,
  decodeList,
  encodeList,
  lineParameter,
  sortTexts,
  textParameter,
} from '../card-list-link';
import { OFFER_TYPES, type OfferRole, type OfferStage } from '../offer';
import { wellFormedText } from '../plain-text';
import { PRINTING_SEARCH_SORTS, type PrintingSearchOrder } from '../printing-search';
import { DEFAULT_TRADING_HUB, HUB_TABS, OFFER_SEARCH_LENGTH, type TradingHub } from './trading-hub';

/** The values in a link; the default isn't written. */
const ROLES: Record<Exclude<OfferRole, 'ALL'>, string> = {
  RECIPIENT: 'received',
  INITIATOR: 'sent',
};
const STAGES: Record<OfferStage, string> = { MY_TURN: 'my-turn', OPEN: 'open', DONE: 'done' };

/** Finds the key of a value. */
const keyOf = <Key extends string>(values: Record<Key, string>, text: string): Key | undefined =>
  (Object.keys(values) as Key[]).find((key) => values[key] === text);

const CARD_SORTS = sortTexts(PRINTING_SEARCH_SORTS, {
  MARKET_PRICE: 'market',
  ASKED_PRICE: 'asked',
});

/** Such as `-asked`. */
const orderText = ({ sort, direction }: PrintingSearchOrder): string =>
  CARD_SORTS.write({ column: sort, direction });

const LINK = {
  parameters: [
    // Its values are a promise to links outside (rules/links#parameters).
    choiceParameter<TradingHub>(
      'tab',
      ({ tab }) => (tab === DEFAULT_TRADING_HUB.tab ? '' : tab),
      (text) => {
        const tab = HUB_TABS.find((known) => known === text);
        return tab && { tab };
      },
    ),
    choiceParameter<TradingHub>(
      'offers',
      ({ role }) => (role === 'ALL' ? '' : ROLES[role]),
      (text) => {
        const role = keyOf(ROLES, text);
        return role && { role };
      },
    ),
    choiceParameter<TradingHub>(
      'show',
      ({ stage }) => (stage === null ? '' : STAGES[stage]),
      (text) => {
        const stage = keyOf(STAGES, text);
        return stage && { stage };
      },
    ),
    choiceParameter<TradingHub>(
      'type',
      ({ offerType }) => offerType?.toLowerCase() ?? '',
      (text) => {
        const offerType = OFFER_TYPES.find((known) => known.toLowerCase() === text);
        return offerType && { offerType };
      },
    ),
    textParameter<TradingHub>(
      'text',
      OFFER_SEARCH_LENGTH,
      ({ searchText }) => searchText,
      (_hub, searchText) => ({ searchText }),
    ),
    choiceParameter<TradingHub>(
      'sort',
      ({ cardOrder }) =>
        orderText(cardOrder) === orderText(DEFAULT_TRADING_HUB.cardOrder)
          ? ''
          : orderText(cardOrder),
      (text) => {
        const read = CARD_SORTS.read(text);
        return read && { cardOrder: { sort: read.column, direction: read.direction } };
      },
    ),
    lineParameter,
  ],
  initial: DEFAULT_TRADING_HUB,
  canonical: (hub: TradingHub): TradingHub => ({
    ...hub,
    ...canonicalCardSearch(hub),
    searchText: wellFormedText(hub.searchText, OFFER_SEARCH_LENGTH),
  }),
};

/** The canonical query string of the trading hub, without `?` (rules/links#canonical). */
export const encodeTradingHub = (hub: TradingHub): string => encodeList(LINK, hub);

/** Reads the hub's query string, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeTradingHub = (query: string): Decoded<TradingHub> => decodeList(LINK, query);
