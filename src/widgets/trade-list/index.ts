export { TradeList } from './ui/trade-list';
export { TradeListSkeleton } from './ui/trade-list-skeleton';
