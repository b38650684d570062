/** A text's words as names are compared: without accents, case and punctuation; “Moon’s Own” is `moons own`. */
export const nameWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
