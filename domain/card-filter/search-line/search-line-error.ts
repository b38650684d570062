/** A word of the search line that is wrong: where it stands, in UTF-16 offsets, and what a person can do about it. */
export interface SearchLineError {
  from: number;
  to: number;
  message: string;
}

const QUOTED_LENGTH = 30;

/** A person's word as an error message repeats it: in quotes, and not at any length. */
export function repeated(word: string): string {
  const letters = [...word];
  return letters.length > QUOTED_LENGTH
    ? `“${letters.slice(0, QUOTED_LENGTH).join('')}…”`
    : `“${word}”`;
}
