export {
  refreshAllSellerSummaries,
  refreshSellerSummary,
  startRefreshingSellers,
} from './commands';
export { marketOf, soldBy, type Market } from './market';
