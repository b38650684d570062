import type { CardExpression } from '../card-expression';

/** All of these, flattened; a single one is returned as it is. */
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
 * The normal form of expressions that differ only in how they are written: no group inside a group of its kind, no
 * group of one, no double negation, nothing twice in a list, and `=` and `!=` against a number as a list of one. The
 * meaning and the order of the parts stay the same.
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
