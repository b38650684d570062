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
export { announceSaleListUpdated, useSaleListUpdates } from './model/sale-list-updates';
