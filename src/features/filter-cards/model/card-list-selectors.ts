import { createSelector } from '@reduxjs/toolkit';
import { EVERY_CARD, expressionOf, parseSearchLine, printSearchLine } from '@domain/card-filter';
import { selectCardFilter, selectCardQuery, selectTypedLine } from './card-list-slice';

/** What the search line asks for beyond the drawer; every card if that is nothing, or can't be understood. */
export const selectQueryExpression = createSelector([selectCardQuery], (query) => {
  const parsed = parseSearchLine(query);
  return query === '' || !parsed.ok ? EVERY_CARD : parsed.expression;
});

/** The expression that shown cards match; the same object while it is unchanged. */
export const selectCardExpression = createSelector(
  [selectCardFilter, selectQueryExpression],
  (filter, rest) => {
    const drawer = expressionOf(filter);
    return rest === EVERY_CARD ? drawer : ({ kind: 'all', of: [drawer, rest] } as const);
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
