export { BRAND_COLOURS, BRAND_MARK } from './brand-mark';
