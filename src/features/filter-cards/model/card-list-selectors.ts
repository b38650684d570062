import { createSelector } from '@reduxjs/toolkit';
import { expressionOf, parseSearchLine, printSearchLine } from '@domain/card-filter';
import { encodeCardList, encodeCollectionList, encodeTradeList } from '@domain/card-list-link';
import {
  selectCardFilter,
  selectCardQuery,
  selectCardSort,
  selectCardView,
  selectTypedLine,
} from './card-list-slice';
import { selectCollectionList } from './collection-list-slice';
import { selectGroupBy, selectIsMatchesOnly } from './trade-list-slice';

/** The question that a card has to answer with yes to be shown; the same object while nothing else is asked. */
export const selectCardExpression = createSelector(
  [selectCardFilter, selectCardQuery],
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
  [selectCardFilter, selectCardQuery, selectTypedLine],
  (filter, query, typedLine) => typedLine ?? printSearchLine({ filter, query }),
);

/** The canonical query string of what is shown, without `?` and without the set (rules/links#canonical). */
export const selectCardListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectCardView, selectCardSort],
  (filter, query, view, sort) => encodeCardList({ filter, query, view, sort }),
);

/** The canonical query string of what a collection's page shows, without `?` (rules/links#canonical). */
export const selectCollectionLink = createSelector(
  [selectCardFilter, selectCardQuery, selectCollectionList],
  (filter, query, { set, ...shown }) =>
    encodeCollectionList({ filter, query, ...(set !== null && { set }), ...shown }),
);

/** The canonical query string of what a trade list's page shows, without `?` (rules/links#canonical). */
export const selectTradeListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectGroupBy, selectIsMatchesOnly],
  (filter, query, groupBy, isMatchesOnly) =>
    encodeTradeList({ filter, query, groupBy, isMatchesOnly }),
);
