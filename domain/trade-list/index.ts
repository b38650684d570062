export type { TradeListKind } from './trade-list-kind';
export { MAX_ITEMS_AT_ONCE } from './items-at-once';
