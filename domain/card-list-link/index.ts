export { CARD_VIEWS, DEFAULT_CARD_VIEW, type CardView } from './card-view';
export {
  canonicalCardList,
  DEFAULT_CARD_LIST,
  DEFAULT_CARD_SORT,
  QUERY_LENGTH,
  type CardListState,
} from './card-list-state';
export { encodeCardList } from './encode-card-list';
export { decodeCardList, type DecodedCardList } from './decode-card-list';
export { IGNORED_PARAMETERS } from './parameters';
