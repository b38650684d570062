import { createSelector } from '@reduxjs/toolkit';
import { expressionOf, parseSearchLine, printSearchLine } from '@domain/card-filter';
import { encodeCardList } from '@domain/card-list-link';
import type { CardListSliceState } from './card-list-slice';

export interface WithCardList {
  cardList: CardListSliceState;
}

const selectQuery = ({ cardList }: WithCardList) => cardList.query;

export const selectCardFilter = ({ cardList }: WithCardList) => cardList.filter;
export const selectCardView = ({ cardList }: WithCardList) => cardList.view;
export const selectCardSort = ({ cardList }: WithCardList) => cardList.sort;
export const selectAreFiltersShown = ({ cardList }: WithCardList) => cardList.areFiltersShown;
export const selectDropped = ({ cardList }: WithCardList) => cardList.dropped;
export const selectCardQuery = selectQuery;

/** The question that a card has to answer with yes to be shown; the same object while nothing else is asked. */
export const selectCardExpression = createSelector(
  [selectCardFilter, selectQuery],
  (filter, query) => {
    const drawer = expressionOf(filter);
    const rest = parseSearchLine(query);
    return query === '' || !rest.ok
      ? drawer
      : ({ kind: 'all', of: [drawer, rest.expression] } as const);
  },
);

/** The words in the search line: as typed, or what is asked in canonical form. */
export const selectSearchLine = createSelector(
  [selectCardFilter, selectQuery, ({ cardList }: WithCardList) => cardList.typedLine],
  (filter, query, typedLine) => typedLine ?? printSearchLine({ filter, query }),
);

/** The canonical query string of what is shown, without `?` and without the set (product 11). */
export const selectCardListLink = createSelector(
  [selectCardFilter, selectQuery, selectCardView, selectCardSort],
  (filter, query, view, sort) => encodeCardList({ filter, query, view, sort }),
);
