/** The longest banner of a sale list, in UTF-16 units on both sides (spec 9, product 12). */
export const BANNER_LENGTH = 1000;
