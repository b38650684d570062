/** Letters that Unicode doesn't decompose, as people type them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  // At a word's end in Greek.
  ς: 'σ',
};

const SPECIAL = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/**
 * A text as names are compared: in lower case, without accents and apostrophes; “Étoile d’Or” is `etoile dor`.
 * Idempotent. The database keeps texts that this function folded, since it folds differently itself.
 */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(SPECIAL, (letter) => TYPED_AS[letter] ?? letter)
    .normalize('NFC');

/** A text's words in this form, without punctuation; “Moon’s Own” is `moons own`. */
export const nameWords = (text: string): string[] =>
  foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
