export {
  changeSaleItemsApi,
  useChangeSaleItemsMutation,
  type SaleItemsChange,
  type SaleItemsOutcome,
} from './api/change-sale-items';
export {
  useChangeSaleSettingsMutation,
  type SaleSettingsOutcome,
} from './api/change-sale-settings';
export { saleListApi, useCreateSaleListMutation, useSaleListQuery } from './api/sale-list-api';
export type {
  SaleList,
  SaleListItem,
  SaleListItemChange,
  SaleListSettings,
} from './model/sale-list';
export { announceSaleListUpdated } from './lib/sale-list-updated';
export { useSaleListUpdates } from './model/use-sale-list-updates';
