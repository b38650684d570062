export {
  lockSellerSummaries,
  markSellers,
  refreshAllSellerSummaries,
  refreshSellerSummary,
  refreshWhenMarked,
  SELLERS_MARKED,
} from './commands/refresh-summaries';
export {
  bytesOfCorrections,
  CORRECTED_ROWS,
  correctedMarket,
  type Corrections,
  correctionsStatement,
  findCorrections,
  SEEN_MARKET,
  SUMMED_MARKET,
} from './queries/corrections';
export { type Asking, marketOf, type Market, summedMarketOf } from './queries/market';
export { findMarketState, type MarketState, marketStateStatement } from './queries/market-state';
export {
  findMarketOfPrintings,
  type MarketOfPrinting,
  marketStatement,
} from './queries/market-of-printings';
export { soldByAny } from './queries/named-sellers';
