/** Escaped though a link needs no escape there, because it makes a search hard to read. */
const READABLE = /%(?:2C|3A|3D)/g;
/** Not escaped by the platform's function, though browsers or Markdown do something to them. */
const UNSAFE = /['()]/g;

/**
 * A word for a comma-separated list, as a browser's address bar leaves it: blanks are `+`, and a comma in the word
 * is `%2C`. Throws at lone surrogates, so text has to be well-formed.
 */
export const encodeWord = (word: string): string => encodeText(word).replaceAll(',', '%2C');

/** A whole parameter's text, with `,` `:` and `=` left readable. Throws at lone surrogates. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(READABLE, decodeURIComponent)
    .replaceAll(UNSAFE, (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`);

/** @returns undefined where the percent-encoding is broken */
export function decodeText(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
