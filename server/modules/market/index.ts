export {
  refreshAllSellerSummaries,
  refreshSellerSummary,
  refreshWhenMarked,
  SELLERS_MARKED,
} from './commands/refresh-summaries';
export { CurrentMarket, MARKET_CHANGED } from './queries/current-market';
export { findCheapestSellers, findPrintingsOfSellers } from './queries/sellers';
export { type Asking, findViewersMarket } from './queries/viewers-market';
