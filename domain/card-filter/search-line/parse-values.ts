import type { TokenCursor } from './token-cursor';
import type { Token } from './tokens';

/** What stands behind an operator: none, one or several values with commas between. */
export function parseValues(cursor: TokenCursor): Token[] {
  const values: Token[] = [];
  for (let comma: Token | undefined, before: Token | undefined; ; before = comma) {
    const value = cursor.take('word', 'quote');
    comma = cursor.take('comma');
    const lonely = comma ?? before;
    if (value) values.push(value);
    else if (lonely) cursor.fail(lonely, 'Expected a word on either side of “,”.');
    if (!comma) return values;
  }
}
