import { createSelector } from '@reduxjs/toolkit';
import { encodeCollectionList } from '@domain/card-list-link';
import { selectCardFilter, selectCardQuery, type WithCardList } from './card-list-selectors';
import type { CollectionListSliceState } from './collection-list-slice';

export interface WithCollectionList extends WithCardList {
  collectionList: CollectionListSliceState;
}

export const selectCollectionList = ({ collectionList }: WithCollectionList) => collectionList;

/** The canonical query string of what a collection's page shows, without `?` (product 11). */
export const selectCollectionLink = createSelector(
  [selectCardFilter, selectCardQuery, selectCollectionList],
  (filter, query, { set, ...shown }) =>
    encodeCollectionList({ filter, query, ...(set !== null && { set }), ...shown }),
);
