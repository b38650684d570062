export {
  refreshAllSellerSummaries,
  refreshSellerSummary,
  startRefreshingSellers,
} from './commands';
export { marketOf, soldBy, soldByAny, type Market } from './market';
