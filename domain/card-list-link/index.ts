export type { CardView } from './card-view';
export { DEFAULT_CARD_LIST, type CardListState } from './card-list-state';
export { encodeCardList } from './encode-card-list';
export { decodeCardList, type DecodedCardList } from './decode-card-list';
export { IGNORED_PARAMETERS } from './parameters';
