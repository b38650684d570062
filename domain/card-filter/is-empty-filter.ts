import { EMPTY_CARD_FILTER, type CardFilter } from './card-filter';

/** Whether nothing is asked, neither in the text nor in any list: every card is shown (spec 5). */
export const isEmptyFilter = (filter: CardFilter): boolean =>
  Object.keys(EMPTY_CARD_FILTER).every((field) => filter[field as keyof CardFilter].length === 0);
