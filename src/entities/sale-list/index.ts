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
export type {
  SaleList,
  SaleListItem,
  SaleListItemChange,
  SaleListSettings,
} from './model/sale-list';
export { announceSaleListUpdated } from './lib/sale-list-updated';
export { useSaleListUpdates } from './model/use-sale-list-updates';
