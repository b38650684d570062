import type { CardSort } from '../card';
import {
  canonicalFilter,
  EMPTY_CARD_FILTER,
  expressionOf,
  parseSearchLine,
  printExpression,
  splitExpression,
  wellFormedText,
  type CardFilter,
} from '../card-filter';
import { isCardSetCode, normalizeCardSetCode } from '../card-set';
import { DEFAULT_CARD_VIEW, type CardView } from './card-view';

/** All that decides which cards a list shows, in which order and how (product 11). */
export interface CardListState {
  /** The set's code in lower case, where the path doesn't name it. */
  set?: string;
  filter: CardFilter;
  /** What stands in the search line beyond the filter, as its canonical text; at most {@link QUERY_LENGTH} units. */
  query: string;
  view: CardView;
  sort: CardSort;
}

/** In UTF-16 units. */
export const QUERY_LENGTH = 500;

/** A card table starts sorted by standard number, ascending (spec 2). */
export const DEFAULT_CARD_SORT: CardSort = { column: 'number', direction: 'ascending' };

/** What a list shows of which nothing was asked. */
export const DEFAULT_CARD_LIST: CardListState = {
  filter: EMPTY_CARD_FILTER,
  query: '',
  view: DEFAULT_CARD_VIEW,
  sort: DEFAULT_CARD_SORT,
};

/** The one form of all states that say the same; what can't be a set's code is left out. Idempotent. */
export function canonicalCardList({ set, view, sort, ...asked }: CardListState): CardListState {
  return {
    ...(set !== undefined &&
      isCardSetCode(normalizeCardSetCode(set)) && { set: set.toLowerCase() }),
    ...joined(asked),
    view,
    sort: { column: sort.column, direction: sort.direction },
  };
}

/** What the query says that the filter can say goes into the filter; a query that can't be read says nothing. */
function joined(asked: Pick<CardListState, 'filter' | 'query'>) {
  const filter = canonicalFilter(asked.filter);
  const query = parseSearchLine(wellFormedText(asked.query, QUERY_LENGTH));
  if (asked.query === '' || !query.ok) return { filter, query: '' };
  const parts = splitExpression({ kind: 'all', of: [expressionOf(filter), query.expression] });
  return { filter: parts.filter, query: printExpression(parts.rest) };
}
