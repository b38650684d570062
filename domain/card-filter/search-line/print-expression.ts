import type { CardExpression, EnumerationExpression } from '../card-expression';
import { normalise } from './normalise';
import { ENUMERATION_FIELDS } from '../fields';
import { aspectWord } from '../fields/aspect-fields';
import { quoted, tokenise } from './tokens';
import { isReserved } from './line-fields';

/** Cards have no cost below 0, and one that is missing counts as 0 (rules/filters#numbers). */
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

/** As written alone or between two `or`. */
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

/** If no parentheses are needed, texts read better with "or" between them than as a list. */
const listUnlessTexts = (of: readonly CardExpression[]): string | null =>
  of[0]?.kind === 'text' ? null : printAlternatives(of);

/** Side by side; of two bare phrases the second is quoted, so that they don't become one. */
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

/** As written among others, or after a minus. */
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

/** An expression without parts. */
type Leaf = Exclude<CardExpression, { kind: 'all' | 'any' | 'not' }>;

/** One field with its operator and values. Without values it is true of no card. */
function printLeaf(leaf: Leaf, equals: ':' | '!=' = ':'): string {
  const list = (field: string, values: readonly (string | number)[]) =>
    values.length === 0 ? 'cost<0' : `${field}${values.join(',')}`;
  switch (leaf.kind) {
    case 'text':
      return leaf.field === 'name' ? quoted(leaf.part) : `rules:${printValue(leaf.part)}`;
    case 'number':
      return list(`${leaf.field.toLowerCase()}${equals}`, leaf.among);
    case 'comparison':
      return `${leaf.field}${leaf.is}${leaf.than}`.toLowerCase();
    case 'aspect':
      return `aspect:${aspectWord(leaf.has)}`;
    case 'aspects':
      return list('aspect<=', leaf.within.map(aspectWord));
    case 'unique':
      return 'is:unique';
    default:
      return 'has' in leaf
        ? `${leaf.kind}:${printValue(leaf.has)}`
        : list(
            `${wordOf(leaf.kind)}:`,
            leaf.among.map((value) => value.toLowerCase()),
          );
  }
}

const wordOf = (kind: EnumerationExpression['kind']): string =>
  ENUMERATION_FIELDS.find((field) => field.kind === kind)?.word ?? kind;

/** Alternatives that are values of one field, as a list: `trait:jedi,sith`; null for others. */
function printAlternatives(of: readonly CardExpression[]): string | null {
  const fields = new Set<string>();
  const values = of.map((part) => {
    if (part.kind === 'text') {
      fields.add(part.field);
      return printValue(part.part);
    }
    fields.add(part.kind);
    if (part.kind === 'aspect') return aspectWord(part.has);
    return 'has' in part ? printValue(part.has) : null;
  });
  const [field, another] = fields;
  return another !== undefined || values.includes(null) ? null : `${field}:${values.join(',')}`;
}

/** A field's value, in quotes where it needs them. */
export function printValue(value: string): string {
  const [, word, ...others] = tokenise(`:${value}`);
  const isWord = word?.kind === 'word' && word.text === value && others.length === 0;
  return isWord ? value : quoted(value);
}

/** A text as bare words, or null where it has to be quoted. */
function printPhrase({ field, part }: CardExpression & { kind: 'text' }): string | null {
  if (field !== 'name' || part === '') return null;
  const tokens = tokenise(part);
  const words = tokens.map(({ text }) => text);
  const bare =
    tokens.every(({ kind }) => kind === 'word') &&
    !words.some(isReserved) &&
    words.join(' ') === part &&
    // After a value it would continue the list.
    !part.startsWith(',');
  return bare ? part : null;
}
