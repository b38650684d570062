import { EVERY_CARD, type CardExpression } from '../card-expression';
import { SEARCH_LINE_DEPTH } from './limits';
import { parseTerm } from './parse-term';
import { isNot, isOr } from './reserved-words';
import { repeated } from './search-line-error';
import type { TokenCursor } from './token-cursor';
import type { Token } from './tokens';

/** Terms with `or` between them, up to the end or a closing parenthesis. Wrong ones stand as true of every card. */
export function parseAlternatives(cursor: TokenCursor): CardExpression {
  const of: CardExpression[] = [];
  for (let or: Token | undefined; ;) {
    const terms = parseTerms(cursor);
    const next = cursor.peek();
    if (terms.length === 0 && or) cursor.fail(or, `Expected a word after ${repeated(or.text)}.`);
    else if (terms.length === 0 && next && isOr(next))
      cursor.fail(next, `Expected a word before ${repeated(next.text)}.`);
    of.push({ kind: 'all', of: terms });
    if (!isOr(next)) return { kind: 'any', of };
    or = cursor.take('or', 'word');
  }
}

/** Terms side by side, which are all asked. */
function parseTerms(cursor: TokenCursor): CardExpression[] {
  const terms: CardExpression[] = [];
  for (let next = cursor.peek(); next && next.kind !== 'close' && !isOr(next); next = cursor.peek())
    terms.push(parseNegatable(cursor));
  return terms;
}

function parseNegatable(cursor: TokenCursor): CardExpression {
  let negated = false;
  let sign: Token | undefined;
  while (cursor.peek()?.kind === 'minus' || isNot(cursor.peek())) {
    sign = cursor.take('minus', 'word');
    negated = !negated;
    if (sign?.kind === 'minus' && cursor.peek()?.from !== sign.to) break;
  }
  if (sign && !stands(sign, cursor.peek())) {
    const where = sign.kind === 'minus' ? 'right behind' : 'after';
    cursor.fail(sign, `Expected a word ${where} ${repeated(sign.text)}.`);
    return EVERY_CARD;
  }
  const term = parseGroup(cursor) ?? parseTerm(cursor, sign !== undefined);
  return negated ? { kind: 'not', of: term } : term;
}

/** Whether what follows a sign is something that it can negate. */
const stands = (sign: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  next.kind !== 'close' &&
  !isOr(next) &&
  (sign.kind !== 'minus' || next.from === sign.to);

/** @returns undefined when no parenthesis opens here */
function parseGroup(cursor: TokenCursor): CardExpression | undefined {
  const open = cursor.take('open');
  if (!open) return undefined;
  const empty = cursor.peek()?.kind === 'close';
  cursor.depth++;
  // One level says it for all that are inside.
  if (cursor.depth === SEARCH_LINE_DEPTH + 1)
    cursor.fail(open, `Parentheses go ${SEARCH_LINE_DEPTH} deep at most.`);
  const inside = empty ? EVERY_CARD : parseAlternatives(cursor);
  cursor.depth--;
  if (empty) cursor.fail(open, 'Expected a word between the parentheses.');
  if (!cursor.take('close')) cursor.fail(open, 'A parenthesis is never closed.');
  return inside;
}
