import { createSelector } from '@reduxjs/toolkit';
import type { CardSort } from '@domain/card';
import {
  type CardListState,
  type CollectionListState,
  decodeAllCards,
  decodeCardList,
  decodeCollectionList,
  decodeHistory,
  decodeTradeList,
  DEFAULT_CARD_LIST,
  encodeAllCards,
  encodeCardList,
  encodeCollectionList,
  encodeHistory,
  type HistoryState,
  encodeTradeList,
  type TradeListState,
} from '@domain/card-list-link';
import { DEFAULT_COLLECTION_FILTER } from '@domain/collection';
import { decodeTradingHub, encodeTradingHub, type TradingHub } from '@domain/trading-hub';
import { hubLinkFollowed, selectTradingHub } from './trading-hub-slice';
import type { AddressLink } from '@/shared/lib/address/address-link';
import {
  linkFollowed,
  selectCardFilter,
  selectCardQuery,
  selectCardSort,
  selectCardView,
  selectIsBySet,
} from './card-list-slice';
import { collectionLinkFollowed, selectCollectionList } from './collection-list-slice';
import { historyLinkFollowed, selectHistory } from './history-slice';
import { selectGroupBy, selectIsMatchesOnly, tradeLinkFollowed } from './trade-list-slice';

/** The canonical query string of the state, without `?` and without the set (rules/links#canonical). */
export const selectCardListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectCardView, selectCardSort],
  (filter, query, view, sort) => encodeCardList({ filter, query, view, sort }),
);

/** Converts between the state of a set's page and its address. */
export const cardListLink: AddressLink<CardListState> = {
  select: selectCardListLink,
  decode: decodeCardList,
  encode: encodeCardList,
  followed: linkFollowed,
};

/** The canonical query string of the page of all cards. */
const selectAllCardsLink = createSelector(
  [selectCardFilter, selectCardQuery, selectCardView, selectCardSort, selectIsBySet],
  (filter, query, view, sort, isBySet) =>
    encodeAllCards({ filter, query, view, sort, ...(isBySet && { isBySet }) }),
);

/** Converts between the state of the page of all cards and its address. */
export const allCardsLink: AddressLink<CardListState> = {
  select: selectAllCardsLink,
  decode: decodeAllCards,
  encode: encodeAllCards,
  followed: linkFollowed,
};

/** What the page of all cards begins with: the first cards in an order, or pictures of the first set. */
export type FirstShown = { sort: CardSort; isBySet: boolean } | 'pictures';

/**
 * What the page of all cards begins with, which a document brings; null for a search. What that finds is only known with
 * the catalogue's file, which is too large for a document.
 */
export function firstShownOf({
  filter,
  query,
  view,
  sort: { column, direction },
  isBySet,
}: Omit<CardListState, 'isBySet'> & { isBySet?: boolean | undefined }): FirstShown | null {
  if (encodeAllCards({ ...DEFAULT_CARD_LIST, filter, query }) !== '') return null;
  const isInSetOrder = column === 'number' && direction === 'ascending';
  if (view === 'image' && isInSetOrder) return 'pictures';
  return { sort: { column, direction }, isBySet: isBySet === true };
}

/** What the open list shows first. */
export const selectFirstShown = createSelector(
  [selectCardFilter, selectCardQuery, selectCardView, selectCardSort, selectIsBySet],
  (filter, query, view, sort, isBySet) => firstShownOf({ filter, query, view, sort, isBySet }),
);

const selectCollection = createSelector(
  [selectCardFilter, selectCardQuery, selectCollectionList],
  (filter, query, { set, ...shown }): CollectionListState => ({
    filter,
    query,
    ...(set !== null && { set }),
    ...shown,
  }),
);

/** The canonical query string of a collection page's state, without `?` (rules/links#canonical). */
export const selectCollectionLink = createSelector([selectCollection], encodeCollectionList);

/** The collection's link without the filter by counts. */
export const selectLinkOfAnyCount = createSelector([selectCollection], (shown) =>
  encodeCollectionList({ ...shown, show: DEFAULT_COLLECTION_FILTER, isWantedOnly: false }),
);

/** Converts between the state of a collection's page and its address. */
export const collectionLink: AddressLink<CollectionListState> = {
  select: selectCollectionLink,
  decode: decodeCollectionList,
  encode: encodeCollectionList,
  followed: collectionLinkFollowed,
};

/** The canonical query string of a trade list page's state, without `?` (rules/links#canonical). */
export const selectTradeListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectGroupBy, selectIsMatchesOnly],
  (filter, query, groupBy, isMatchesOnly) =>
    encodeTradeList({ filter, query, groupBy, isMatchesOnly }),
);

/** Converts between the state of a want list's or sale list's page and its address. */
export const tradeListLink: AddressLink<TradeListState> = {
  select: selectTradeListLink,
  decode: decodeTradeList,
  encode: encodeTradeList,
  followed: tradeLinkFollowed,
};

/** The canonical query string of the trading hub's state, without `?` (rules/links#canonical). */
export const selectTradingHubLink = createSelector(
  [selectCardFilter, selectCardQuery, selectTradingHub],
  (filter, query, { dropped: _dropped, ...hub }) => encodeTradingHub({ filter, query, ...hub }),
);

/** Converts between the state of the trading hub and its address. */
export const tradingHubLink: AddressLink<TradingHub> = {
  select: selectTradingHubLink,
  decode: decodeTradingHub,
  encode: encodeTradingHub,
  followed: hubLinkFollowed,
};

/** The canonical query string of the history's state, without `?` (rules/links#canonical). */
const selectHistoryLink = createSelector(
  [selectCardFilter, selectCardQuery, selectHistory],
  (filter, query, { day, set }) =>
    encodeHistory({ filter, query, day, ...(set !== null && { set }) }),
);

/** Converts between the state of the history of a collection and its address. */
export const historyLink: AddressLink<HistoryState> = {
  select: selectHistoryLink,
  decode: decodeHistory,
  encode: encodeHistory,
  followed: historyLinkFollowed,
};
