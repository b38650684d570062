export {
  BANNER_LENGTH,
  BANNER_TOO_LONG,
  bannerErrorOf,
  toBanner,
  type BannerErrorCode,
} from './banner';
export { CONDITIONS, parseCondition, SALE_CONDITION, type Condition } from './condition';
export { withExtras } from './sell-extras';
export { isSaleQuantity, MAX_FOR_SALE, NOT_FOR_SALE } from './sale-quantity';
