export { saleDraftsReducer } from './model/sale-drafts-slice';
export { useSaleItem } from './model/use-sale-item';
export { useSaleItems } from './model/use-sale-items';
export { SaleItemFields } from './ui/sale-item-fields';
export { SellPrinting } from './ui/sell-printing';
export { UnsavedSaleItems } from './ui/unsaved-sale-items';
