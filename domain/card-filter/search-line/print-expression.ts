import type { CardExpression } from '../card-expression';
import { normalise } from './normalise';
import { printAlternatives, printLeaf, type Leaf } from './print-leaf';
import { printPhrase } from './print-text';

/** Cards have no cost below 0, and one that is missing counts as 0 (spec 5). */
const NEVER = 'cost<0';
const ALWAYS = 'cost>=0';

/**
 * The canonical text of an expression, which is read back as the expression's normal form. '' for EVERY_CARD. Its
 * numbers have to be such as a line can have: -999 to 999 for an upgrade's, 0 to 999 otherwise.
 */
export function printExpression(expression: CardExpression): string {
  const normal = normalise(expression);
  return normal.kind === 'all' && normal.of.length === 0 ? '' : printAlone(normal);
}

/** As it stands by itself or between two `or`. */
function printAlone(expression: CardExpression): string {
  switch (expression.kind) {
    case 'all':
      return expression.of.length === 0 ? ALWAYS : printTerms(expression.of);
    case 'any':
      return expression.of.length === 0
        ? NEVER
        : (listUnlessTexts(expression.of) ?? expression.of.map(printAlone).join(' or '));
    case 'text':
      return printPhrase(expression) ?? printLeaf(expression);
    default:
      return printTerm(expression);
  }
}

/** Where no parentheses are needed, texts read better with "or" between than as a list. */
const listUnlessTexts = (of: readonly CardExpression[]): string | null =>
  of[0]?.kind === 'text' ? null : printAlternatives(of);

/** Side by side; of two bare phrases the second is quoted, lest they become one. */
function printTerms(terms: readonly CardExpression[]): string {
  let bare = false;
  return terms
    .map((term) => {
      const phrase = term.kind === 'text' && !bare ? printPhrase(term) : null;
      bare = phrase !== null;
      return phrase ?? printTerm(term);
    })
    .join(' ');
}

/** As it stands among others, or behind a minus. */
function printTerm(expression: CardExpression): string {
  switch (expression.kind) {
    case 'all':
      return expression.of.length === 0 ? ALWAYS : `(${printTerms(expression.of)})`;
    case 'any':
      return expression.of.length === 0
        ? NEVER
        : (printAlternatives(expression.of) ?? `(${printAlone(expression)})`);
    case 'not':
      return printNot(expression.of);
    default:
      return printLeaf(expression);
  }
}

/** A number reads better as `cost!=3` than as `-cost:3`. */
function printNot(of: CardExpression): string {
  const leaf: Leaf | null = of.kind === 'number' && of.among.length > 0 ? of : null;
  if (leaf) return printLeaf(leaf, '!=');
  const word = of.kind === 'text' ? printPhrase(of) : null;
  return `-${word !== null && !word.includes(' ') ? word : printTerm(of)}`;
}
