import { type CardSort, CARD_SORT_COLUMNS } from '../card';
import { canonicalAsked, canonicalSet, NOTHING_ASKED, type AskedCards } from './asked-cards';
import { ASKED_PARAMETERS, setParameter } from './asked-cards';
import { choiceParameter } from './parameter';
import { sortTexts } from './parameter';
import { encodeList, decodeList, type Decoded } from './list-link';

/** How a list of cards is shown: as pictures or as a table (rules/cards#view). */
export const CARD_VIEWS = ['image', 'list'] as const;
export type CardView = (typeof CARD_VIEWS)[number];
const DEFAULT_CARD_VIEW: CardView = 'image';

/** All that decides which cards a list shows, in which order and how (rules/links#canonical). */
export interface CardListState extends AskedCards {
  /** The set's code in lower case, where the path doesn't name it. */
  set?: string;
  view: CardView;
  sort: CardSort;
}

/** A card table starts sorted by standard number, ascending (rules/cards#table-columns). */
const DEFAULT_CARD_SORT: CardSort = { column: 'number', direction: 'ascending' };

/** What a list shows of which nothing was asked. */
export const DEFAULT_CARD_LIST: CardListState = {
  ...NOTHING_ASKED,
  view: DEFAULT_CARD_VIEW,
  sort: DEFAULT_CARD_SORT,
};

/** The one form of all states that say the same; what can't be a set's code is left out. Idempotent. */
export const canonicalCardList = ({ set, view, sort, ...asked }: CardListState): CardListState => ({
  ...canonicalSet(set),
  ...canonicalAsked(asked),
  view,
  sort: { column: sort.column, direction: sort.direction },
});

const SORTS = sortTexts(CARD_SORT_COLUMNS, { cardType: 'type' });

/** The link of a set's page. */
const CARD_LIST_LINK = {
  parameters: [
    setParameter,
    choiceParameter<CardListState>(
      'view',
      ({ view }) => (view === DEFAULT_CARD_VIEW ? '' : view),
      (text) => {
        const view = CARD_VIEWS.find((known) => known === text);
        return view && { view };
      },
    ),
    choiceParameter<CardListState>(
      'sort',
      ({ sort }) => (SORTS.write(sort) === SORTS.write(DEFAULT_CARD_SORT) ? '' : SORTS.write(sort)),
      (text) => {
        const sort = SORTS.read(text);
        return sort && { sort };
      },
    ),
    ...ASKED_PARAMETERS,
  ],
  initial: DEFAULT_CARD_LIST,
  canonical: canonicalCardList,
};

/**
 * The one query string of what a card list shows, without `?`: the same for all states that say the same, whatever
 * the order of clicks that led there. Defaults are left out, a given set never is (rules/links#set-in-the-link).
 */
export const encodeCardList = (state: CardListState): string => encodeList(CARD_LIST_LINK, state);

/** Reads the query string of a card list, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeCardList = (query: string): Decoded<CardListState> =>
  decodeList(CARD_LIST_LINK, query);
