import type { CardSort } from '../card';
import { NO_CARD_SEARCH, type CardSearch } from './card-search';

/** How a list of cards is shown: as pictures or as a table (rules/cards#view). */
export const CARD_VIEWS = ['image', 'list'] as const;
export type CardView = (typeof CARD_VIEWS)[number];
const DEFAULT_CARD_VIEW: CardView = 'image';

/** The state of a card list: which cards it shows, in which order and how (rules/links#canonical). */
export interface CardListState extends CardSearch {
  /** The set's code in lower case, where the path doesn't name it. */
  set?: string;
  view: CardView;
  sort: CardSort;
  /** Whether the cards of each set are together; left out if not, and where all are of one set. */
  isBySet?: true;
}

/** A card table starts sorted by standard number, ascending (rules/cards#table-columns). */
const DEFAULT_CARD_SORT: CardSort = { column: 'number', direction: 'ascending' };

/** The default state of a list. */
export const DEFAULT_CARD_LIST: CardListState = {
  ...NO_CARD_SEARCH,
  view: DEFAULT_CARD_VIEW,
  sort: DEFAULT_CARD_SORT,
};
