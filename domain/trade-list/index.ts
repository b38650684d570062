export { listConflictWords, type ConflictWords } from './conflict-words';
export { MAX_ITEMS_AT_ONCE } from './items-at-once';
export type { TradeListKind } from './trade-list-kind';
export { TRADE_LISTS } from './trade-lists';
