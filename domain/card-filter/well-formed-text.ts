/**
 * Text that can be put into a link and back: lone surrogates become U+FFFD, and what is longer is cut without
 * splitting a pair (rules/links#text-in-links).
 *
 * @param most how many UTF-16 units stay
 */
export const wellFormedText = (text: string, most: number): string =>
  text
    .slice(0, most + 1)
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .slice(0, most)
    .replace(/\p{Surrogate}$/u, '');
