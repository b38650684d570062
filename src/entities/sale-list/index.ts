export {
  saleListApi,
  useChangeSaleItemsMutation,
  useChangeSaleSettingsMutation,
  useCreateSaleListMutation,
  useSaleListQuery,
  type SaleItemsChange,
  type SaleItemsOutcome,
  type SaleSettingsOutcome,
} from './api/sale-list-api';
export {
  sellersPriceWords,
  type SaleList,
  type SaleListItem,
  type SaleListItemChange,
  type SaleListSettings,
} from './model/sale-list';
export { announceSaleListUpdated, useSaleListUpdates } from './model/sale-list-updates';
export { AskedPrice } from './ui/asked-price';
