import { createSelector } from '@reduxjs/toolkit';
import {
  EVERY_CARD,
  expressionOf,
  parseSearchLine,
  printSearchLine,
  printUnderstood,
} from '@domain/card-filter';
import { selectCardFilter, selectCardQuery, selectTypedLine } from './card-list-slice';

/** What the search line asks for beyond the drawer; every card if that is nothing. Terms with a mistake ask for nothing. */
export const selectQueryExpression = createSelector([selectCardQuery], (query) => {
  return query === '' ? EVERY_CARD : parseSearchLine(query).expression;
});

/** The expression that shown cards match; the same object while it is unchanged. */
export const selectCardExpression = createSelector(
  [selectCardFilter, selectQueryExpression],
  (filter, rest) => {
    const drawer = expressionOf(filter);
    return rest === EVERY_CARD ? drawer : ({ kind: 'all', of: [drawer, rest] } as const);
  },
);

/** What the search asks for in names: the drawer's text and the rest of the search line; nothing beside a mistake. */
export const selectSearchText = createSelector(
  [selectCardFilter, selectCardQuery],
  ({ searchText }, query) => (parseSearchLine(query).ok ? `${searchText} ${query}`.trim() : ''),
);

/** The line that the shown cards match, in canonical form: without the terms that have a mistake. */
export const selectCardSearchLine = createSelector(
  [selectCardFilter, selectCardQuery],
  (filter, query) => printUnderstood({ filter, query }),
);

/** The text of the search line: as typed, or the filter in canonical form. */
export const selectSearchLine = createSelector(
  [selectCardFilter, selectCardQuery, selectTypedLine],
  (filter, query, typedLine) => typedLine ?? printSearchLine({ filter, query }),
);
