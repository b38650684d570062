import { CARD_SORT_COLUMNS } from '../card';
import { CARD_VIEWS, DEFAULT_CARD_LIST, type CardListState } from './card-list-state';
import {
  canonicalCardSearch,
  canonicalSet,
  CARD_SEARCH_PARAMETERS,
  setParameter,
} from './card-search-parameters';
import { choiceParameter, sortTexts } from './parameter';
import { encodeList, decodeList, type Decoded } from './list-link';

/** The canonical form of all states with the same meaning; an impossible set code is left out. Idempotent. */
export const canonicalCardList = ({
  set,
  view,
  sort,
  ...search
}: CardListState): CardListState => ({
  ...canonicalSet(set),
  ...canonicalCardSearch(search),
  view,
  sort: { column: sort.column, direction: sort.direction },
});

/** The canonical state of a list of several sets. */
const canonicalAllCards = ({ isBySet, ...list }: CardListState): CardListState => ({
  ...canonicalCardList(list),
  ...(isBySet && { isBySet }),
});

const SORTS = sortTexts(CARD_SORT_COLUMNS, { cardType: 'type' });

/** Where, how and in which order, as written before the search. */
const LIST_PARAMETERS = [
  setParameter,
  choiceParameter<CardListState>(
    'view',
    ({ view }) => (view === DEFAULT_CARD_LIST.view ? '' : view),
    (text) => {
      const view = CARD_VIEWS.find((known) => known === text);
      return view && { view };
    },
  ),
  choiceParameter<CardListState>(
    'sort',
    ({ sort }) =>
      SORTS.write(sort) === SORTS.write(DEFAULT_CARD_LIST.sort) ? '' : SORTS.write(sort),
    (text) => {
      const sort = SORTS.read(text);
      return sort && { sort };
    },
  ),
];

/** The link of a set's page. */
const CARD_LIST_LINK = {
  parameters: [...LIST_PARAMETERS, ...CARD_SEARCH_PARAMETERS],
  initial: DEFAULT_CARD_LIST,
  canonical: canonicalCardList,
};

/** The value of `group` that groups by set. */
const BY_SET = 'set';

/** The link of the page of all cards. */
const ALL_CARDS_LINK = {
  parameters: [
    ...LIST_PARAMETERS,
    choiceParameter<CardListState>(
      'group',
      ({ isBySet }) => (isBySet ? BY_SET : ''),
      (text) => (text === BY_SET ? { isBySet: true } : undefined),
    ),
    ...CARD_SEARCH_PARAMETERS,
  ],
  initial: DEFAULT_CARD_LIST,
  canonical: canonicalAllCards,
};

/** The query string of the page of all cards, which can group them by set. */
export const encodeAllCards = (state: CardListState): string => encodeList(ALL_CARDS_LINK, state);

/** Reads the query string of the page of all cards; never throws (rules/links#dropped-parts). */
export const decodeAllCards = (query: string): Decoded<CardListState> =>
  decodeList(ALL_CARDS_LINK, query);

/**
 * The canonical query string of a card list, without `?`: the same for all states with the same meaning, in whatever
 * order they were clicked. Defaults are left out, but never a given set (rules/links#set-in-the-link).
 */
export const encodeCardList = (state: CardListState): string => encodeList(CARD_LIST_LINK, state);

/** Reads the query string of a card list, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeCardList = (query: string): Decoded<CardListState> =>
  decodeList(CARD_LIST_LINK, query);
