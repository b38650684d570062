import { EVERY_CARD, type CardExpression } from '../card-expression';
import { CARD_TYPE_WORDS } from './fields';
import { parseField } from './parse-field';
import { parseValues } from './parse-values';
import { isReserved } from './reserved-words';
import type { TokenCursor } from './token-cursor';
import type { Token } from './tokens';

/**
 * A field with its value, a quote, a card type's name, or a phrase of bare words. Behind a sign a phrase is one word
 * long: `-luke sky` leaves out Luke and looks for "sky". The cursor stands before such a piece or an operator.
 */
export function parseTerm(cursor: TokenCursor, negated: boolean): CardExpression {
  if (cursor.peek()?.kind === 'word' && cursor.peek(1)?.kind === 'operator')
    return parseField(cursor);
  const operator = cursor.take('operator');
  if (operator) return withoutField(cursor, operator);
  const piece = cursor.take('quote', 'word');
  const words = [piece?.text ?? ''];
  if (piece?.kind === 'word') {
    const type = CARD_TYPE_WORDS.values.get(piece.text.toLowerCase());
    if (type) return { kind: 'cardType', among: [type] };
    if (!negated) words.push(...restOfPhrase(cursor));
  }
  return { kind: 'text', field: 'name', part: words.join(' ') };
}

function withoutField(cursor: TokenCursor, operator: Token): CardExpression {
  const example = `cost${operator.text}3`;
  cursor.fail(operator, `Expected a field before “${operator.text}”, such as ${example}.`);
  parseValues(cursor);
  return EVERY_CARD;
}

function* restOfPhrase(cursor: TokenCursor): Iterable<string> {
  for (let next = cursor.peek(); next?.kind === 'word'; next = cursor.peek()) {
    if (isReserved(next.text) || cursor.peek(1)?.kind === 'operator') return;
    cursor.take('word');
    yield next.text;
  }
}
