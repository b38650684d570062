import { createSelector } from '@reduxjs/toolkit';
import { encodeTradeList } from '@domain/card-list-link';
import { selectCardFilter, selectCardQuery } from './card-list-slice';
import { selectGroupBy, selectIsMatchesOnly } from './trade-list-slice';

/** The canonical query string of what a trade list's page shows, without `?` (rules/links#canonical). */
export const selectTradeListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectGroupBy, selectIsMatchesOnly],
  (filter, query, groupBy, isMatchesOnly) =>
    encodeTradeList({ filter, query, groupBy, isMatchesOnly }),
);
