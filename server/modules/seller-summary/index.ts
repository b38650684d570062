export {
  lockSellerSummaries,
  markSellers,
  refreshAllSellerSummaries,
  refreshSellerSummary,
  refreshWhenMarked,
  SELLERS_MARKED,
} from './commands';
export { type Asking, marketOf, soldBy, soldByAny, type Market, SUMMARY_COLUMNS } from './market';
