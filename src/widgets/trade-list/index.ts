export { useListContents, useMatches, useTradeListLoad } from './model/use-trade-list-load';
export { useTradeListViewpoint, type TradeListViewpoint } from './model/use-trade-list-viewpoint';
export { MatchesOnlySwitch } from './ui/trade-list-toolbar';
export { NothingShown } from './ui/nothing-shown';
export { TradeListPage } from './ui/trade-list-page';
export { TradeList, TradeListSkeleton } from './ui/trade-list';
