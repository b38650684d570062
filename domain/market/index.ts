export {
  type Market,
  type MarketColumns,
  type MarketFile,
  marketSeenBy,
  packMarket,
  unpackMarket,
} from './market-file';
