export { ASKED_CENTS } from './asked-price';
export {
  lockSellerSummaries,
  markSellers,
  refreshAllSellerSummaries,
  refreshSellerSummary,
  refreshWhenMarked,
  SELLERS_MARKED,
} from './commands';
export {
  bytesOfCorrections,
  CORRECTED_ROWS,
  correctedMarket,
  type Corrections,
  correctionsStatement,
  findCorrections,
  SEEN_MARKET,
  SUMMED_MARKET,
} from './corrections';
export { type Asking, marketOf, type Market, summedMarketOf } from './market';
export { findMarketState, type MarketState, marketStateStatement } from './market-state';
export {
  findMarketOfPrintings,
  type MarketOfPrinting,
  marketStatement,
} from './market-of-printings';
export { soldByAny } from './named-sellers';
