import type { CardSort } from '../card';
import { canonicalAsked, canonicalSet, NOTHING_ASKED, type AskedCards } from './asked-cards';
import { DEFAULT_CARD_VIEW, type CardView } from './card-view';

/** All that decides which cards a list shows, in which order and how (product 11). */
export interface CardListState extends AskedCards {
  /** The set's code in lower case, where the path doesn't name it. */
  set?: string;
  view: CardView;
  sort: CardSort;
}

/** A card table starts sorted by standard number, ascending (spec 2). */
export const DEFAULT_CARD_SORT: CardSort = { column: 'number', direction: 'ascending' };

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
