export {
  LIST_QUERIES,
  tradeListApi,
  useChangeSaleSettingsMutation,
  useChangeWantSettingsMutation,
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
  askedCentsOf,
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
  type WantSettings,
} from './model/trade-list';
export { type OwnWants, useOwnWants } from './model/use-own-wants';
export { useWantedCounts, type WantedCounts } from './model/use-wanted-counts';
export { choiceOf, KEPT, termsAfter } from './model/want-choice';
export { AskedPrice } from './ui/asked-price';
export { WantFields } from './ui/want-fields';
export { WantedBadge } from './ui/wanted-badge';
