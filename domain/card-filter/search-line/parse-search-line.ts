import { EVERY_CARD, type CardExpression, type Comparison } from '../card-expression';
import {
  SEARCH_LINE_LENGTH,
  type SearchLineError,
  tokenise,
  SEARCH_LINE_DEPTH,
  repeated,
  type Token,
  TokenCursor,
} from './tokens';
import { MAX_NAMED_SELLERS, sellersNamedIn } from '../printing-facts';
import { normalise } from './normalise';
import { printExpression } from './print-expression';
import { meaningOf, wordExpression } from './bare-words';
import { listed, type Field } from './line-field';
import { isNot, isOr, isOrder, FIELDS, fieldOf } from './line-fields';
import { printingOf, PRINTING_WORDS } from './printing-words';
import { nearest } from './nearest';

export type ParsedSearchLine =
  | { ok: true; expression: CardExpression }
  | {
      ok: false;
      errors: SearchLineError[];
      /** What the terms without a mistake ask for; every card if there are none. */
      expression: CardExpression;
    };

/** How many lines are kept parsed: those that a letter needs, which several readers ask for. */
const KEPT = 16;
const kept = new Map<string, ParsedSearchLine>();

/**
 * A search line's meaning, such as `leader cost<=3 -trait:trooper power>hp "luke"`.
 *
 * Terms side by side all have to hold; `or` (`|`) separates alternatives and binds less; `-` and `not` negate the next
 * term or parenthesis. Each bare word is looked for in the name or subtitle, and a few mean something by themselves, such
 * as a card type's name; a quote is one text. The canonical text of a valid line is valid, too.
 *
 * @returns the expression in its normal form, EVERY_CARD for a blank line; or at least one error in the order of the
 * line, each at the wrong word. A wrong term asks for nothing: the others still hold. It never throws. The same
 * line gives the same object.
 */
export function parseSearchLine(line: string): ParsedSearchLine {
  if (line.length > SEARCH_LINE_LENGTH) {
    const message = `A search line has at most ${SEARCH_LINE_LENGTH} characters.`;
    const { expression } = parseSearchLine(line.slice(0, SEARCH_LINE_LENGTH));
    return failed([{ from: SEARCH_LINE_LENGTH, to: line.length, message }], expression);
  }
  const known = kept.get(line);
  if (known) return known;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size === KEPT) kept.delete(oldest);
  const parsed = parse(line);
  kept.set(line, parsed);
  return parsed;
}

function parse(line: string): ParsedSearchLine {
  const cursor = new TokenCursor(tokenise(line));
  const parts = [parseAlternatives(cursor)];
  for (let close = cursor.take('close'); close; close = cursor.take('close')) {
    cursor.fail(close, 'This parenthesis was never opened.');
    if (cursor.peek()) parts.push(parseAlternatives(cursor));
  }
  const expression = normalise({ kind: 'all', of: parts.filter((part) => part !== null) });
  if (sellersNamedIn(expression).length > MAX_NAMED_SELLERS) {
    const message = `A search names at most ${MAX_NAMED_SELLERS} sellers.`;
    return failed([...cursor.errors, { from: 0, to: line.length, message }], EVERY_CARD);
  }
  if (cursor.errors.length > 0) return failed(cursor.errors, expression);
  const { length } = printExpression(expression);
  if (length > SEARCH_LINE_LENGTH) {
    const message = `Written out, this line has ${length} characters; it may have ${SEARCH_LINE_LENGTH}.`;
    return failed([{ from: 0, to: line.length, message }], expression);
  }
  return { ok: true, expression };
}

/** In the order of the line, one for each place. */
function failed(errors: readonly SearchLineError[], expression: CardExpression): ParsedSearchLine {
  const sorted = errors.toSorted((a, b) => a.from - b.from);
  return {
    ok: false,
    errors: sorted.filter(({ from }, index) => from !== sorted[index - 1]?.from),
    expression,
  };
}

/**
 * Terms with `or` between them, up to the end or a closing parenthesis.
 *
 * @returns null without a term, or if every term is wrong
 */
function parseAlternatives(cursor: TokenCursor): CardExpression | null {
  const of: CardExpression[] = [];
  for (let or: Token | undefined; ;) {
    const start = cursor.peek();
    const terms = parseTerms(cursor);
    const isEmpty = start === cursor.peek();
    const next = cursor.peek();
    if (isEmpty && or) cursor.fail(or, `Expected a word after ${repeated(or.text)}.`);
    else if (isEmpty && next && isOr(next))
      cursor.fail(next, `Expected a word before ${repeated(next.text)}.`);
    if (terms.length > 0) of.push({ kind: 'all', of: terms });
    if (!isOr(next)) return of.length > 0 ? { kind: 'any', of } : null;
    or = cursor.take('or', 'word');
  }
}

/** Terms side by side, combined with AND, without the wrong ones. */
function parseTerms(cursor: TokenCursor): CardExpression[] {
  const terms: CardExpression[] = [];
  for (
    let next = cursor.peek();
    next && next.kind !== 'close' && !isOr(next);
    next = cursor.peek()
  ) {
    const term = parseNegatable(cursor);
    if (term) terms.push(term);
  }
  return terms;
}

/** @returns null for a wrong term; so do the functions below */
function parseNegatable(cursor: TokenCursor): CardExpression | null {
  let negated = false;
  let sign: Token | undefined;
  while (cursor.peek()?.kind === 'minus' || isNot(cursor.peek())) {
    sign = cursor.take('minus', 'word');
    negated = !negated;
    if (sign?.kind === 'minus' && cursor.peek()?.from !== sign.to) break;
  }
  if (sign && !canBeNegated(sign, cursor.peek())) {
    const where = sign.kind === 'minus' ? 'right after' : 'after';
    cursor.fail(sign, `Expected a word ${where} ${repeated(sign.text)}.`);
    return null;
  }
  const term = cursor.peek()?.kind === 'open' ? parseGroup(cursor) : parseTerm(cursor);
  return negated && term ? { kind: 'not', of: term } : term;
}

/** Whether what follows a sign is something that it can negate. */
const canBeNegated = (sign: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  next.kind !== 'close' &&
  !isOr(next) &&
  (sign.kind !== 'minus' || next.from === sign.to);

/** The cursor is before an opening parenthesis. */
function parseGroup(cursor: TokenCursor): CardExpression | null {
  const open = cursor.take('open');
  if (!open) return null;
  const empty = cursor.peek()?.kind === 'close';
  cursor.depth++;
  // One error is enough for all levels inside.
  if (cursor.depth === SEARCH_LINE_DEPTH + 1)
    cursor.fail(open, `Parentheses go ${SEARCH_LINE_DEPTH} deep at most.`);
  const inside = empty ? null : parseAlternatives(cursor);
  cursor.depth--;
  if (empty) cursor.fail(open, 'Expected a word between the parentheses.');
  if (!cursor.take('close')) cursor.fail(open, 'A parenthesis is never closed.');
  return inside;
}

/** A field with its value, a quote or a bare word. The cursor is before such a piece or an operator. */
function parseTerm(cursor: TokenCursor): CardExpression | null {
  if (cursor.peek()?.kind === 'word' && cursor.peek(1)?.kind === 'operator')
    return parseField(cursor);
  const operator = cursor.take('operator');
  if (operator) return withoutField(cursor, operator);
  const { kind, text } = cursor.take('quote', 'word') ?? { kind: 'quote', text: '' };
  if (kind === 'quote') return { kind: 'text', field: 'name', part: text };
  return meaningOf(text) ?? wordExpression(text);
}

function withoutField(cursor: TokenCursor, operator: Token): null {
  const example = `cost${operator.text}3`;
  cursor.fail(operator, `Expected a field before “${operator.text}”, such as ${example}.`);
  parseValues(cursor);
  return null;
}

const NAMES = FIELDS.flatMap(({ name, aliases }) => [name, ...aliases]);

/** A field's name and what follows it, before its values. */
interface FieldHead {
  word: Token;
  /** The last one: that which compares. */
  operator: Token;
  /** In `price:foil>20`, the word between the two. */
  printing: Token | undefined;
}

/**
 * A field, an operator and values with commas between; the cursor is before a word that an operator follows. Between
 * the two there may be a kind of printing.
 */
function parseField(cursor: TokenCursor): CardExpression | null {
  const word = cursor.take('word');
  const first = cursor.take('operator');
  if (!word || !first) return null;
  const field = fieldOf(word.text);
  // `cost:>3`, as other sites have it.
  const compared = first.text === ':' ? cursor.take('operator') : undefined;
  const isQualified = !compared && field?.takesPrinting && cursor.peek(1)?.kind === 'operator';
  const printing = isQualified ? cursor.take('word', 'quote') : undefined;
  const operator = compared ?? (printing && cursor.take('operator')) ?? first;
  const values = parseValues(cursor);
  if (!field && isOrder(word.text)) {
    cursor.fail(
      word,
      'A search line finds cards and doesn’t order them: choose the order above the cards.',
    );
    return null;
  }
  if (!field) {
    const meant = nearest(word.text, NAMES);
    const suggestion = meant === null ? '' : ` Did you mean “${meant}”?`;
    cursor.fail(word, `Unknown field ${repeated(word.text)}.${suggestion}`);
    return null;
  }
  return expressionOf(cursor, field, { word, operator, printing }, values);
}

function expressionOf(
  cursor: TokenCursor,
  field: Field,
  { word, operator, printing }: FieldHead,
  values: readonly Token[],
): CardExpression | null {
  const is = (operator.text === ':' ? '=' : operator.text) as Comparison;
  const type = printing ? printingOf(printing.text) : null;
  if (printing && type === undefined) {
    const holds = `a kind of printing before “${operator.text}”, such as foil`;
    const meant = nearest(printing.text, PRINTING_WORDS);
    const suggestion = meant === null ? '' : ` Did you mean “${meant}”?`;
    cursor.fail(
      printing,
      `“${field.name}” needs ${holds}, not ${repeated(printing.text)}.${suggestion}`,
    );
  } else if (!field.comparisons.includes(is)) {
    const others = listed([':', ...field.comparisons].map((known) => `“${known}”`));
    cursor.fail(operator, `“${field.name}” is followed by ${others}, not “${operator.text}”.`);
  } else if (values.length === 0) {
    cursor.fail({ from: word.from, to: operator.to }, `“${field.name}” needs ${field.holds}.`);
  } else {
    const reading = field.read(is, values, type ?? null);
    if ('expression' in reading) return reading.expression;
    cursor.fail(reading.wrong, reading.wrong.message);
  }
  return null;
}

/** What follows an operator: no value, one, or several with commas between. */
function parseValues(cursor: TokenCursor): Token[] {
  const values: Token[] = [];
  for (let comma: Token | undefined, before: Token | undefined; ; before = comma) {
    const value = cursor.take('word', 'quote');
    comma = cursor.take('comma');
    const strayComma = comma ?? before;
    if (value) values.push(value);
    else if (strayComma) cursor.fail(strayComma, 'Expected a word on either side of “,”.');
    if (!comma) return values;
  }
}
