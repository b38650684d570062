import { MAX_INVENTORY } from '../collection';

/** The most copies of one printing that a sale list names: as many as a collection counts. */
export const MAX_FOR_SALE = MAX_INVENTORY;

/** What stands for "take it off the list" where a quantity is sent. */
export const NOT_FOR_SALE = 0;

/** Whether a number says how many copies are for sale: an integer from 1 to {@link MAX_FOR_SALE}. */
export const isSaleQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_FOR_SALE;
