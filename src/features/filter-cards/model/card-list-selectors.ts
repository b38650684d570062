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

/** The line that the shown cards match, in canonical form: while what is typed can't be understood, the last one. */
export const selectCardSearchLine = createSelector(
  [selectCardFilter, selectCardQuery],
  (filter, query) => printSearchLine({ filter, query }),
);

/** The text of the search line: as typed, or the filter in canonical form. */
export const selectSearchLine = createSelector(
  [selectCardSearchLine, selectTypedLine],
  (line, typedLine) => typedLine ?? line,
);
