export { loadTradeList } from './model/load-trade-list';
export { useTradeListLoad } from './model/use-trade-list-load';
export { useTradeListViewpoint, type TradeListViewpoint } from './model/use-trade-list-viewpoint';
export { ListContents, type TradeListLook } from './ui/list-contents';
export { TradeListPage } from './ui/trade-list-page';
