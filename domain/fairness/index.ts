export {
  hasPrice,
  type KnownPrice,
  parsePriceDoubt,
  PRICE_DOUBTS,
  type PriceDoubt,
  RANGE_DAYS,
} from './doubtful-price';
export { EVEN_WITHIN_CENTS, EVEN_WITHIN_PERCENT, isEven } from './evenness';
export {
  type Exchange,
  type Fairness,
  fairnessOf,
  type GivenCopies,
  type ItemValue,
  type Lacked,
  leadOf,
  type MarketValue,
  type SideValue,
  withBalance,
} from './fairness';
