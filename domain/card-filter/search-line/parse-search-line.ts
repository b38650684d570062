import type { CardExpression } from '../card-expression';
import { SEARCH_LINE_LENGTH } from './limits';
import { normalise } from './normalise';
import { parseAlternatives } from './parse-groups';
import { printExpression } from './print-expression';
import type { SearchLineError } from './search-line-error';
import { TokenCursor } from './token-cursor';
import { tokenise } from './tokens';

export type ParsedSearchLine =
  | { ok: true; expression: CardExpression }
  | { ok: false; errors: SearchLineError[] };

/**
 * What a search line asks, such as `leader cost<=3 -trait:trooper power>hp "luke"`.
 *
 * Terms side by side are all asked; `or` (`|`) stands between alternatives and binds less; `-` and `not` negate the
 * next term or parenthesis. Bare words beside each other are one text to look for in the name or subtitle, and a card
 * type's name is that type. A line that is accepted is accepted again as its canonical text.
 *
 * @returns the expression in its normal form, EVERY_CARD for a blank line; or at least one error in the order of the
 * line, each at the wrong word. It never throws.
 */
export function parseSearchLine(line: string): ParsedSearchLine {
  if (line.length > SEARCH_LINE_LENGTH) {
    const message = `A search line has at most ${SEARCH_LINE_LENGTH} characters.`;
    return failed([{ from: SEARCH_LINE_LENGTH, to: line.length, message }]);
  }
  const cursor = new TokenCursor(tokenise(line));
  const parts = [parseAlternatives(cursor)];
  for (let close = cursor.take('close'); close; close = cursor.take('close')) {
    cursor.fail(close, 'This parenthesis was never opened.');
    if (cursor.peek()) parts.push(parseAlternatives(cursor));
  }
  if (cursor.errors.length > 0) return failed(cursor.errors);
  const expression = normalise({ kind: 'all', of: parts });
  const { length } = printExpression(expression);
  if (length > SEARCH_LINE_LENGTH) {
    const message = `Written out, this line has ${length} characters; it may have ${SEARCH_LINE_LENGTH}.`;
    return failed([{ from: 0, to: line.length, message }]);
  }
  return { ok: true, expression };
}

/** In the order of the line, one for each place. */
function failed(errors: readonly SearchLineError[]): ParsedSearchLine {
  const sorted = errors.toSorted((a, b) => a.from - b.from);
  return {
    ok: false,
    errors: sorted.filter(({ from }, index) => from !== sorted[index - 1]?.from),
  };
}
