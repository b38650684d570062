/** NUL, which PostgreSQL can't store in text, and lone surrogates. */
const NO_TEXT = /\0|\p{Surrogate}/u;
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a typed text can be stored (rules/attacks#text). */
export const isPlainText = (text: string): boolean => !NO_TEXT.test(text);

/** Whether a text shows nothing: white space and invisible characters (rules/attacks#text). */
export const isBlank = (text: string): boolean => BLANK.test(text);

/**
 * Text that survives a link: lone surrogates become U+FFFD, and longer text is cut without splitting a pair
 * (rules/links#text-in-links).
 *
 * @param most the length in UTF-16 units
 */
export const wellFormedText = (text: string, most: number): string =>
  text
    .slice(0, most + 1)
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .slice(0, most)
    .replace(/\p{Surrogate}$/u, '');

/** A text as it is sent and kept. */
export const keptText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** Why a typed text can't be kept. */
export type TextErrorCode = 'BLANK' | 'TOO_LONG' | 'INVALID';

/**
 * The error of a text that must say something; null if it is valid.
 *
 * @param longest in UTF-16 units, without spaces around it
 */
export function textErrorOf(text: string, longest: number): TextErrorCode | null {
  const kept = keptText(text);
  if (kept === '') return 'BLANK';
  if (kept.length > longest) return 'TOO_LONG';
  return isPlainText(kept) ? null : 'INVALID';
}
