export {
  refreshAllSellerSummaries,
  refreshSellerSummary,
  refreshWhenMarked,
  SELLERS_MARKED,
} from './commands';
export { marketOf, soldBy, soldByAny, type Market } from './market';
