export type { CardView } from './card-view';
export { DEFAULT_CARD_LIST, type CardListState } from './card-list-state';
export { decodeCollectionList, encodeCollectionList } from './collection-list-link';
export { DEFAULT_COLLECTION_LIST, type CollectionListState } from './collection-list-state';
export { encodeCardList } from './encode-card-list';
export { decodeCardList } from './decode-card-list';
export { IGNORED_PARAMETERS, type Decoded } from './list-link';
export { decodeTradeList, encodeTradeList } from './trade-list-link';
export { DEFAULT_TRADE_LIST, type TradeListState } from './trade-list-state';
