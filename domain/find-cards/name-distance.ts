/** What one mistake costs: a letter too many, too few, another one, or two neighbours exchanged. */
export const MISTAKE = 10;

/** What it costs to begin inside a word, since people type words from their first letter. */
const INSIDE = 9;

/** Longer texts are compared only this far; no name is as long. */
const LONGEST = 96;

/** A text without spaces, and where its words begin. */
export interface JoinedWords {
  letters: Uint16Array;
  /** 1 at the first letter of each word. */
  begins: Uint8Array;
}

export function joinWords(words: readonly string[]): JoinedWords {
  const text = words.join('').slice(0, LONGEST);
  const begins = new Uint8Array(text.length + 1);
  let at = 0;
  for (const word of words) {
    if (at < begins.length) begins[at] = 1;
    at += word.length;
  }
  return { letters: Uint16Array.from(text, (letter) => letter.charCodeAt(0)), begins };
}

/** The rows of the table below, used again by each comparison: this one and the two before it. */
const rows = Array.from({ length: 3 }, () => new Int32Array(LONGEST + 2));

/** How far what was typed is from the part of a text that is most like it. */
export interface Distance {
  /** Its mistakes, and whether that part begins inside a word; more than asked for if it is further. */
  cost: number;
  /** Where that part ends. */
  end: number;
}

/**
 * Compares what was typed with the part of a text that is most like it. Words may run together, and the last one may be
 * unfinished.
 *
 * @param most the greatest cost that is of interest
 */
export function distanceWithin(
  { letters: typed }: JoinedWords,
  { letters: text, begins }: JoinedWords,
  most: number,
): Distance {
  let [before, above, row] = rows as [Int32Array, Int32Array, Int32Array];
  for (let column = 0; column <= text.length; column++) above[column] = begins[column] ? 0 : INSIDE;
  for (let line = 1; line <= typed.length; line++) {
    const letter = typed[line - 1];
    row[0] = line * MISTAKE;
    let least = row[0];
    for (let column = 1; column <= text.length; column++) {
      const same = text[column - 1] === letter;
      let cost = Math.min(
        (above[column - 1] as number) + (same ? 0 : MISTAKE),
        (above[column] as number) + MISTAKE,
        (row[column - 1] as number) + MISTAKE,
      );
      if (
        line > 1 &&
        column > 1 &&
        text[column - 2] === letter &&
        text[column - 1] === typed[line - 2]
      ) {
        cost = Math.min(cost, (before[column - 2] as number) + MISTAKE);
      }
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return { cost: least, end: 0 };
    [before, above, row] = [above, row, before];
  }
  let end = 0;
  for (let column = 1; column <= text.length; column++) {
    if ((above[column] as number) < (above[end] as number)) end = column;
  }
  return { cost: above[end] as number, end };
}
