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

/** Accents, and every apostrophe and quotation mark: keyboards and programs disagree about them. */
const LEFT_OUT = /[\p{M}'’‘‚‛`´ʹʻʼʽˈ′‵＇"“”„‟«»‹›″＂]/gu;

/** Every hyphen and dash. */
const HYPHENS = String.raw`[-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]+`;

/** A hyphen beside a letter: “Q-Wren” is also written “QWren”. */
const HYPHEN_AT_WORD = new RegExp(
  String.raw`(?<=[\p{L}\p{N}])${HYPHENS}|${HYPHENS}(?=[\p{L}\p{N}])`,
  'gu',
);

const AMPERSAND = /[&＆]/g;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(LEFT_OUT, '')
    .toLowerCase()
    .replaceAll(SPECIAL, (letter) => TYPED_AS[letter] ?? letter)
    .normalize('NFC');

/**
 * A text as names are compared: in lower case, without accents, apostrophes, quotation marks and hyphens, and with “and”
 * for “&”; “Étoile d’Or” is `etoile dor`, “Q-Wren” is `qwren`. Idempotent. The database keeps texts that this function
 * folded, since it folds differently itself.
 */
export const foldedText = (text: string): string =>
  folded(text).replaceAll(AMPERSAND, 'and').replaceAll(HYPHEN_AT_WORD, '');

/** A text's words in this form, without punctuation; a hyphen parts words: “Moon’s Q-Own” is `moons q own`. */
export const nameWords = (text: string): string[] =>
  folded(text)
    .replaceAll(AMPERSAND, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words by which a name is found: {@link nameWords}, and words with a hyphen as one. */
export const searchWords = (name: string): string[] => [
  ...new Set([...nameWords(name), ...nameWords(foldedText(name))]),
];

/** Names that compare as equal have the same key. A text without letters or digits is compared as it is. */
export const nameKey = (text: string, words = nameWords(text)): string =>
  words.join('') || text.trim().toLowerCase();

/** Whether each typed word begins one of the words of a name, in any order. */
export const beginWords = (typed: readonly string[], known: readonly string[]): boolean =>
  typed.length > 0 && typed.every((word) => known.some((each) => each.startsWith(word)));
