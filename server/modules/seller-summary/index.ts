export {
  refreshAllSellerSummaries,
  refreshSellerSummary,
  refreshWhenMarked,
  SELLERS_MARKED,
} from './commands';
export { type Asking, marketOf, soldBy, soldByAny, type Market } from './market';
