import type { CardExpression } from '../card-expression';

/** All of these; one alone is itself, and what is combined in the same way becomes part of it. */
function allOf(parts: readonly CardExpression[]): CardExpression {
  const of = parts.flatMap((part) => (part.kind === 'all' ? part.of : [part]));
  return of.length === 1 && of[0] ? of[0] : { kind: 'all', of };
}

function anyOf(parts: readonly CardExpression[]): CardExpression {
  const of = parts.flatMap((part) => (part.kind === 'any' ? part.of : [part]));
  return of.length === 1 && of[0] ? of[0] : { kind: 'any', of };
}

function not(of: CardExpression): CardExpression {
  return of.kind === 'not' ? of.of : { kind: 'not', of };
}

const once = <T>(among: readonly T[]): T[] => [...new Set(among)];

/**
 * The one form of expressions that differ in their writing only: no group inside a group of its kind, no group of one,
 * no double negation, nothing twice in a list, and `=` and `!=` against a number as a list of one. Its meaning and the
 * order of its parts stay.
 */
export function normalise(expression: CardExpression): CardExpression {
  switch (expression.kind) {
    case 'all':
      return allOf(expression.of.map(normalise));
    case 'any':
      return anyOf(expression.of.map(normalise));
    case 'not':
      return not(normalise(expression.of));
    case 'aspects':
      return { kind: 'aspects', within: once(expression.within) };
    case 'comparison': {
      const { field, is, than } = expression;
      if (typeof than !== 'number' || (is !== '=' && is !== '!=')) return expression;
      const equal: CardExpression = { kind: 'number', field, among: [than] };
      return is === '=' ? equal : not(equal);
    }
    default:
      return 'among' in expression
        ? ({ ...expression, among: once<string | number>(expression.among) } as CardExpression)
        : expression;
  }
}
