export {
  LIST_QUERIES,
  tradeListApi,
  useChangeSaleSettingsMutation,
  useCreateTradeListMutation,
  useSaleListQuery,
  useTradeListQuery,
  useWantListQuery,
  type ItemsChange,
  type SaleSettingsOutcome,
} from './api/trade-list-api';
export { announceSaleListUpdated, useSaleListUpdates } from './model/sale-list-updates';
export { CHANGED_SINCE, setListed, undoListed, type ListedInput } from './model/set-listed';
export {
  isForSale,
  sellersPriceWords,
  type ListItem,
  type ListItemInput,
  type SaleList,
  type SaleListItem,
  type SaleListSettings,
  type TradeList,
  type WantList,
  type WantListItem,
} from './model/trade-list';
export { useWantedCounts, type WantedCounts } from './model/use-wanted-counts';
export { AskedPrice } from './ui/asked-price';
export { WantedBadge } from './ui/wanted-badge';
