/** The most characters of a row: real ones have a few thousand. */
const LONGEST_ROW = 256 * 1024;
/** How deep lists and objects may be in each other: in real files about ten. */
const DEEPEST = 64;
/** Of a file. The official list of all cards has about a tenth of it. */
const MOST_ROWS = 50_000;
const MOST_VALUES = 4_000_000;

/** A list in an object, `{"data": [row, …]}`, holds the rows. */
const DEPTH_OF_LIST = 2;

const MARKS = /["{}[\],]|[-+.\w]+/g;
const QUOTE_OR_ESCAPE = /"|\\[^]/g;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const LIKE_NUMBER = /^(?:[-+.]*\d|[-+]?(?:nan|inf(?:inity)?)$)/i;

export type BoundedJson = { ok: true; json: string } | { ok: false; why: string };

/**
 * Checks JSON before it is parsed, in one pass and without building anything, since a small file can describe values
 * that fill the memory.
 *
 * What only one row has costs that row alone: numbers that JSON doesn't have, such as NaN, +1 or .5, become texts, and a
 * row that is too long or too deep becomes a text, which no reader takes for a row.
 *
 * @returns JSON that may be parsed, or why not, in words that go on after the file's name
 */
export function boundedJson(text: string): BoundedJson {
  const pieces: string[] = [];
  let kept = 0;
  const replace = (from: number, to: number, by: string) => {
    pieces.push(text.slice(kept, from), JSON.stringify(by));
    kept = to;
  };
  let depth = 0;
  let values = 0;
  let rows = 0;
  let row = { start: 0, pieces: 0, kept: 0, deepest: 0 };
  MARKS.lastIndex = 0;
  for (let found = MARKS.exec(text); found !== null; found = MARKS.exec(text)) {
    const { 0: mark, index } = found;
    const end = index + mark.length;
    if (mark === '"') {
      const after = endOfText(text, end);
      if (after === null) return HALF;
      MARKS.lastIndex = after;
    } else if (mark === '{' || mark === '[') {
      if (depth === DEPTH_OF_LIST) {
        row = { start: index, pieces: pieces.length, kept, deepest: 0 };
      }
      depth += 1;
      values += 1;
      row.deepest = Math.max(row.deepest, depth);
    } else if (mark === '}' || mark === ']') {
      depth -= 1;
      if (depth < 0) return { ok: false, why: 'is not JSON' };
      const isTooLong = end - row.start > LONGEST_ROW;
      if (depth === DEPTH_OF_LIST && (isTooLong || row.deepest > DEEPEST)) {
        pieces.length = row.pieces;
        kept = row.kept;
        replace(row.start, end, isTooLong ? 'too long' : 'nested too deeply');
      }
    } else if (mark === ',') {
      values += 1;
      if (depth === DEPTH_OF_LIST) rows += 1;
    } else if (LIKE_NUMBER.test(mark) && !NUMBER.test(mark)) replace(index, end, mark);
    if (values > MOST_VALUES) return tooMany(MOST_VALUES, 'values');
    if (rows >= MOST_ROWS) return tooMany(MOST_ROWS, 'rows');
  }
  if (depth > 0) return HALF;
  pieces.push(text.slice(kept));
  return { ok: true, json: pieces.join('') };
}

/** A list or object that lacks its end is far more often cut off than written wrongly. */
const HALF: BoundedJson = {
  ok: false,
  why: 'ends in the middle: half a file is not imported',
};

const tooMany = (most: number, what: string): BoundedJson => ({
  ok: false,
  why: `has more than ${most.toLocaleString('en-US')} ${what}`,
});

/** @returns the place after the closing quotation mark; null without one */
function endOfText(text: string, start: number): number | null {
  QUOTE_OR_ESCAPE.lastIndex = start;
  let found = QUOTE_OR_ESCAPE.exec(text);
  while (found !== null && found[0] !== '"') found = QUOTE_OR_ESCAPE.exec(text);
  return found === null ? null : QUOTE_OR_ESCAPE.lastIndex;
}
