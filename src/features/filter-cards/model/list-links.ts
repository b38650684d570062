import { createSelector } from '@reduxjs/toolkit';
import {
  type CardListState,
  type CollectionListState,
  decodeCardList,
  decodeCollectionList,
  decodeTradeList,
  encodeCardList,
  encodeCollectionList,
  encodeTradeList,
  type TradeListState,
} from '@domain/card-list-link';
import { DEFAULT_COLLECTION_FILTER } from '@domain/collection';
import type { AddressLink } from '@/shared/lib/address-link';
import {
  linkFollowed,
  selectCardFilter,
  selectCardQuery,
  selectCardSort,
  selectCardView,
  selectIsStep,
} from './card-list-slice';
import { collectionLinkFollowed, selectCollectionList } from './collection-list-slice';
import { selectGroupBy, selectIsMatchesOnly, tradeLinkFollowed } from './trade-list-slice';

/** The canonical query string of what is shown, without `?` and without the set (rules/links#canonical). */
export const selectCardListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectCardView, selectCardSort],
  (filter, query, view, sort) => encodeCardList({ filter, query, view, sort }),
);

/** How a set's cards and the page's address are made of each other. */
export const cardListLink: AddressLink<CardListState> = {
  select: selectCardListLink,
  selectIsStep,
  decode: decodeCardList,
  encode: encodeCardList,
  followed: linkFollowed,
};

const selectCollection = createSelector(
  [selectCardFilter, selectCardQuery, selectCollectionList],
  (filter, query, { set, ...shown }): CollectionListState => ({
    filter,
    query,
    ...(set !== null && { set }),
    ...shown,
  }),
);

/** The canonical query string of what a collection's page shows, without `?` (rules/links#canonical). */
export const selectCollectionLink = createSelector([selectCollection], encodeCollectionList);

/** The same, but of the cards with any count. */
export const selectLinkOfAnyCount = createSelector([selectCollection], (shown) =>
  encodeCollectionList({ ...shown, show: DEFAULT_COLLECTION_FILTER, isWantedOnly: false }),
);

/** How a collection's cards and the page's address are made of each other. */
export const collectionLink: AddressLink<CollectionListState> = {
  select: selectCollectionLink,
  selectIsStep,
  decode: decodeCollectionList,
  encode: encodeCollectionList,
  followed: collectionLinkFollowed,
};

/** The canonical query string of what a trade list's page shows, without `?` (rules/links#canonical). */
export const selectTradeListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectGroupBy, selectIsMatchesOnly],
  (filter, query, groupBy, isMatchesOnly) =>
    encodeTradeList({ filter, query, groupBy, isMatchesOnly }),
);

/** How a want list's or sale list's page and its address are made of each other. */
export const tradeListLink: AddressLink<TradeListState> = {
  select: selectTradeListLink,
  selectIsStep,
  decode: decodeTradeList,
  encode: encodeTradeList,
  followed: tradeLinkFollowed,
};
