import { ASPECT_NAMES } from '@domain/card';

const WORDS = ['Exhaust', ...Object.values(ASPECT_NAMES)];
const spelling = new Map(WORDS.map((word) => [word.toLowerCase(), word]));

/**
 * Normalizes icon tokens (rules/catalogue#texts-in-files): `{C=1}`, `{Exhaust}`, `{Command}`. Files write `{c=1}`,
 * `{{Exhaust}}`, `[Exhaust]`, `[1, {Exhaust}]`, `[C=2 Vigilance Heroism]`. Brackets around a cost stay, since they are
 * printed; words of a cost such as `[defeat this unit]` too.
 */
export const normalizeIconTokens = (text: string): string =>
  text
    .replaceAll(/\{+\s*([^{}]*?)\s*\}+/g, (whole, inside: string) => tokenOf(inside) ?? whole)
    .replaceAll(/\[([^[\]]*)\]/g, (_, cost: string) => `[${cost.split(',').map(part).join(', ')}]`);

/** One part of a cost: tokens if each of its words is one, else unchanged. */
function part(text: string): string {
  const words = text.replaceAll(/[{}]/g, ' ').trim().split(/\s+/);
  const tokens = words.map((word) => tokenOf(/^\d+$/.test(word) ? `C=${word}` : word));
  return tokens.every((token) => token !== null) ? tokens.join(' ') : text.trim();
}

function tokenOf(word: string): string | null {
  const cost = /^c\s*=\s*(\d+)$/i.exec(word)?.[1];
  if (cost !== undefined) return `{C=${Number(cost)}}`;
  const known = spelling.get(word.toLowerCase());
  return known === undefined ? null : `{${known}}`;
}

/**
 * A name, trait or keyword as we store it (rules/catalogue#texts-in-files): one line, composed letters, single blanks,
 * straight quotes. Files spell one name in several ways, and a name is part of a card's identity. ` // ` inside a name
 * stays: both parts are the name.
 */
export const plainLine = (text: string): string =>
  straightQuotes(text).replaceAll(/\s+/g, ' ').trim();

/** A rules text as we store it: like a name, with line breaks as single `\n`. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '')
    .join('\n');

const straightQuotes = (text: string): string =>
  text.normalize('NFC').replaceAll(/[‘’‛]/g, "'").replaceAll(/[“”‟]/g, '"');

/** Whether PostgreSQL can store a text: no NUL, no lone surrogate. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** `BOUNTY HUNTER` → `Bounty Hunter`, `TWI'LEK` → `Twi'lek`: a letter after a blank or hyphen is capital. */
export const titleCase = (text: string): string =>
  plainLine(text)
    .toLowerCase()
    .replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
