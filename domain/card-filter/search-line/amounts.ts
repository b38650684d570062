import { LARGEST_NUMBER } from '../fields/number-fields';

/** The largest number of a printing. */
export const LARGEST_PRINTING_NUMBER = 99_999;

/** How a field's numbers are written, and what they are. */
export interface Amount {
  /** In words that follow "needs". */
  holds: string;
  /** @returns null if it isn't such a number */
  read: (text: string) => number | null;
  /** More about a text that isn't one, as a sentence; null if there is nothing more to say. */
  why?: (text: string) => string | null;
}

/** Whole numbers from `least` to `most`. */
function wholeNumber(least: number, most: number, holds: string): Amount {
  return {
    holds,
    read(text) {
      const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
      // A minus before a zero makes no difference.
      return number >= least && number <= most ? number || 0 : null;
    },
  };
}

/** The numbers of a card. */
export const cardNumber = (least: number): Amount =>
  wholeNumber(least, LARGEST_NUMBER, `a number from ${least} to ${LARGEST_NUMBER}`);

export const COPIES = wholeNumber(0, 99_999, 'a number of copies, such as 3');

export const SELLERS = wholeNumber(0, 99_999, 'a number of players, such as 2');

export const PRINTING_NUMBER = wholeNumber(
  0,
  LARGEST_PRINTING_NUMBER,
  'a printed number, such as 120 or 120..180',
);

const PERCENT = /^[+-]?\d{1,5}%?$/;

export const PERCENTAGE: Amount = {
  holds: 'a percentage, such as 20% or -5%',
  read: (text) => (PERCENT.test(text) ? Number(text.replace('%', '')) || 0 : null),
};
