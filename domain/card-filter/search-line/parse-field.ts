import { EVERY_CARD, type CardExpression, type Comparison } from '../card-expression';
import { FIELDS, fieldOf, listed, type Field } from './fields';
import { nearest } from './nearest';
import { parseValues } from './parse-values';
import { repeated } from './search-line-error';
import type { TokenCursor } from './token-cursor';
import type { Token } from './tokens';

const NAMES = FIELDS.flatMap(({ name, aliases }) => [name, ...aliases]);

/** A field, an operator and values with commas between; the cursor stands before a word that an operator follows. */
export function parseField(cursor: TokenCursor): CardExpression {
  const word = cursor.take('word');
  const operator = cursor.take('operator');
  if (!word || !operator) return EVERY_CARD;
  const values = parseValues(cursor);
  const field = fieldOf(word.text);
  if (!field) {
    const meant = nearest(word.text, NAMES);
    const suggestion = meant === null ? '' : ` Did you mean “${meant}”?`;
    cursor.fail(word, `Unknown field ${repeated(word.text)}.${suggestion}`);
    return EVERY_CARD;
  }
  return expressionOf(cursor, field, { word, operator }, values);
}

function expressionOf(
  cursor: TokenCursor,
  field: Field,
  { word, operator }: { word: Token; operator: Token },
  values: readonly Token[],
): CardExpression {
  const is = (operator.text === ':' ? '=' : operator.text) as Comparison;
  if (!field.comparisons.includes(is)) {
    const others = listed([':', ...field.comparisons].map((known) => `“${known}”`));
    cursor.fail(operator, `“${field.name}” is followed by ${others}, not “${operator.text}”.`);
  } else if (values.length === 0) {
    cursor.fail({ from: word.from, to: operator.to }, `“${field.name}” needs ${field.holds}.`);
  } else {
    const reading = field.read(is, values);
    if ('expression' in reading) return reading.expression;
    cursor.fail(reading.wrong, reading.wrong.message);
  }
  return EVERY_CARD;
}
