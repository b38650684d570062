import { parseSearchLine, SEARCH_LINE_LENGTH, type SearchLineError } from '@domain/card-filter';

/** Possible continuations, inside a quote and outside one; followed by a closing parenthesis for each open one. */
const CONTINUATIONS = ['1', '"'];

/**
 * The errors to show now. While a person types, an unfinished word isn't an error: neither the word at the caret, nor a
 * quote, parenthesis or `or` that their next input may complete.
 *
 * @param typedAt where the last letter was typed, in UTF-16 units; null when the person has stopped typing
 */
export function errorsToShow(line: string, typedAt: number | null): readonly SearchLineError[] {
  const errors = errorsOf(line);
  if (errors.length === 0 || typedAt === null || line.length > SEARCH_LINE_LENGTH) return errors;
  const continued = CONTINUATIONS.map((continuation) =>
    errorsOf(goOn(line, typedAt, continuation)),
  );
  const stays = ({ from }: SearchLineError) =>
    from > typedAt || continued.every((later) => later.some((error) => error.from === from));
  return errors.filter((error) => !isAt(typedAt, error) && stays(error));
}

function errorsOf(line: string): readonly SearchLineError[] {
  const parsed = parseSearchLine(line);
  return parsed.ok ? [] : parsed.errors;
}

function goOn(line: string, at: number, continuation: string): string {
  const before = line.slice(0, at);
  const closing = ')'.repeat(before.split('(').length - 1);
  return before + continuation + closing + line.slice(at);
}

const isAt = (caret: number, { from, to }: SearchLineError) => from <= caret && caret <= to;

interface Piece {
  text: string;
  isWrong: boolean;
}

/** The line in pieces, so that the wrong words can be underlined. */
export function markWords(
  line: string,
  wrong: readonly { from: number; to: number }[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of wrong) {
    const start = Math.max(from, at);
    const end = Math.max(to, start);
    pieces.push({ text: line.slice(at, start), isWrong: false });
    pieces.push({ text: line.slice(start, end), isWrong: true });
    at = end;
  }
  pieces.push({ text: line.slice(at), isWrong: false });
  return pieces.filter(({ text }) => text !== '');
}
