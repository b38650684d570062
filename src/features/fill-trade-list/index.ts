export { copiesFor, type Quantities, type Raise, suggestedQuantities } from './model/raises';
export { type OwnList, useOwnList } from './model/own-list';
export { FillDialog } from './ui/fill-dialog';
export { FillTradeListButton } from './ui/fill-trade-list-button';
export { FillPreview } from './ui/fill-preview';
