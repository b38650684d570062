export { copiesFor, suggestedQuantity } from './model/suggested-quantity';
export type { OwnList } from './model/own-list';
export { useOwnList } from './model/use-own-list';
export { FillTradeListButton } from './ui/fill-trade-list-button';
