/** `a` or `an`, as the word is spoken; enough for the words of the demo. */
export const withArticle = (word: string): string =>
  `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
