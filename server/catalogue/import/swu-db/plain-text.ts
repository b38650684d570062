/**
 * A name, trait or keyword as we keep it (catalogue 1, rule 7): one line, composed letters, single
 * blanks, straight quotes. Files spell one name in several ways, and a name is part of a card's
 * identity. ` // ` inside a name stays: both parts are the name.
 */
export const plainLine = (text: string): string =>
  straightQuotes(text).replaceAll(/\s+/g, ' ').trim();

/** A rules text as we keep it: like a name, with its line breaks as single `\n`. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '')
    .join('\n');

const straightQuotes = (text: string): string =>
  text.normalize('NFC').replaceAll(/[‘’‛]/g, "'").replaceAll(/[“”‟]/g, '"');

/** Whether PostgreSQL can keep a text as it is: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** `BOUNTY HUNTER` → `Bounty Hunter`, `TWI'LEK` → `Twi'lek`: a letter after a blank or hyphen is capital. */
export const titleCase = (text: string): string =>
  plainLine(text)
    .toLowerCase()
    .replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
