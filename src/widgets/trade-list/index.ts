export { useListContents } from './model/use-list-contents';
export { useMatches } from './model/use-matches';
export { useTradeListViewpoint, type TradeListViewpoint } from './model/use-trade-list-viewpoint';
export { useTradeListLoad } from './model/use-trade-list-load';
export { MatchesOnlySwitch } from './ui/matches-only-switch';
export { NothingShown } from './ui/nothing-shown';
export { TradeListPage } from './ui/trade-list-page';
export { TradeList } from './ui/trade-list';
export { TradeListSkeleton } from './ui/trade-list-skeleton';
