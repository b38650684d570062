import { createSelector } from '@reduxjs/toolkit';
import { encodeTradeList } from '@domain/card-list-link';
import { selectCardFilter, selectCardQuery, type WithCardList } from './card-list-selectors';
import type { TradeListSliceState } from './trade-list-slice';

export interface WithTradeList extends WithCardList {
  tradeList: TradeListSliceState;
}

const NONE: readonly string[] = [];

/** How the printings of a set are sorted (spec 2). */
export const selectGroupBy = ({ tradeList }: WithTradeList) => tradeList.groupBy;
/** Whether only those are shown that the viewer's own other list has too (spec 2). */
export const selectIsMatchesOnly = ({ tradeList }: WithTradeList) => tradeList.isMatchesOnly;

/** The codes of the sets whose sections of a list are closed. */
export const selectCollapsedSets = (
  { tradeList: { collapsed } }: WithTradeList,
  listId: string,
): readonly string[] => (collapsed.listId === listId ? collapsed.setCodes : NONE);

/** The canonical query string of what a trade list's page shows, without `?` (product 11). */
export const selectTradeListLink = createSelector(
  [selectCardFilter, selectCardQuery, selectGroupBy, selectIsMatchesOnly],
  (filter, query, groupBy, isMatchesOnly) =>
    encodeTradeList({ filter, query, groupBy, isMatchesOnly }),
);
