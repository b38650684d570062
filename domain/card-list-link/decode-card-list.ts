import { CARD_LIST_LINK } from './card-list-link';
import type { CardListState } from './card-list-state';
import { decodeList, type Decoded } from './list-link';

/** Reads the query string of a card list, with or without `?`; never throws (product 11). */
export const decodeCardList = (query: string): Decoded<CardListState> =>
  decodeList(CARD_LIST_LINK, query);
