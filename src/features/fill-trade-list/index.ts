export { copiesFor, suggestedQuantity } from './model/raises';
export { type OwnList, useOwnList } from './model/own-list';
export { FillTradeListButton } from './ui/fill-trade-list-button';
