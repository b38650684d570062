export type { TradeRow } from './model/trade-row';
export { TradeList, type TradeListProps } from './ui/trade-list';
export { TradeListSkeleton } from './ui/trade-list-skeleton';
