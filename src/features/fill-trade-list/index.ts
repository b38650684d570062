export type { OwnList } from './model/own-list';
export { copiesFor, suggestedQuantity } from './model/suggested-quantity';
export { TRADE_LISTS, type TradeListKind } from './model/trade-list-kind';
export { useOwnList } from './model/use-own-list';
