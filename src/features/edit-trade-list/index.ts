export { saleDraftsReducer, wantDraftsReducer } from './model/list-drafts-slice';
export { useListItems } from './model/use-list-items';
export { useSaleItem } from './model/use-sale-item';
export { CompletedWants } from './ui/completed-wants';
export { LIST_VERBS, ListPrinting } from './ui/list-printing';
export { RemovalDialog } from './ui/removal-dialog';
export { SaleItemFields } from './ui/sale-item-fields';
export { UnsavedItems } from './ui/unsaved-items';
export { WantedControl } from './ui/wanted-control';
