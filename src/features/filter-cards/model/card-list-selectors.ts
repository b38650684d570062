import { createSelector } from '@reduxjs/toolkit';
import { expressionOf, parseSearchLine, printSearchLine } from '@domain/card-filter';
import { selectCardFilter, selectCardQuery, selectTypedLine } from './card-list-slice';

/** The expression that shown cards match; the same object while it is unchanged. */
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

/** What the search asks for in names: the drawer's text and the rest of the search line. */
export const selectSearchText = createSelector(
  [selectCardFilter, selectCardQuery],
  ({ searchText }, query) => `${searchText} ${query}`.trim(),
);

/** The text of the search line: as typed, or the filter in canonical form. */
export const selectSearchLine = createSelector(
  [selectCardFilter, selectCardQuery, selectTypedLine],
  (filter, query, typedLine) => typedLine ?? printSearchLine({ filter, query }),
);
