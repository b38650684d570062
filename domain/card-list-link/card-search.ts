import { EMPTY_CARD_FILTER, type CardFilter } from '../card-filter';

/** The cards that a link asks for, on any page. */
export interface CardSearch {
  filter: CardFilter;
  /** The search line's text beyond the filter, canonical, or as typed if it has a mistake; at most 500 UTF-16 units. */
  query: string;
}

/** Every card. */
export const NO_CARD_SEARCH: CardSearch = { filter: EMPTY_CARD_FILTER, query: '' };
