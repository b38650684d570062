import { CARD_LIST_LINK } from './card-list-link';
import type { CardListState } from './card-list-state';
import { encodeList } from './list-link';

/**
 * The one query string of what a card list shows, without `?`: the same for all states that say the same, whatever
 * the order of clicks that led there. Defaults are left out, a given set never is (product 11).
 */
export const encodeCardList = (state: CardListState): string => encodeList(CARD_LIST_LINK, state);
