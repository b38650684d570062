export { lastBulkChangeReducer } from './model/last-change-slice';
export { selectionReducer } from './model/selection-slice';
export { useRowSelection } from './model/use-row-selection';
export { useIsSelecting } from './model/use-selected-rows';
export { ChangeCollection } from './ui/change-collection';
export { ChangeTradeList } from './ui/change-trade-list';
export { SelectBox } from './ui/select-box';
export { SelectButton } from './ui/select-button';
