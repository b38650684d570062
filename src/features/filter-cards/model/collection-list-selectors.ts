import { createSelector } from '@reduxjs/toolkit';
import { encodeCollectionList } from '@domain/card-list-link';
import { selectCardFilter, selectCardQuery } from './card-list-slice';
import { selectCollectionList } from './collection-list-slice';

/** The canonical query string of what a collection's page shows, without `?` (rules/links#canonical). */
export const selectCollectionLink = createSelector(
  [selectCardFilter, selectCardQuery, selectCollectionList],
  (filter, query, { set, ...shown }) =>
    encodeCollectionList({ filter, query, ...(set !== null && { set }), ...shown }),
);
