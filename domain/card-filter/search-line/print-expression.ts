import type { CardExpression, EnumerationExpression } from '../card-expression';
import { normalise } from './normalise';
import { ENUMERATION_FIELDS } from '../fields';
import { aspectWord } from '../fields/aspect-fields';
import { quoted, tokenise } from './tokens';
import { isReserved } from './bare-words';
import { printCompared, printNumbers, printRange } from './print-comparison';
import { printingWord } from './printing-words';

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
    default:
      return printTerm(expression);
  }
}

/** If no parentheses are needed, texts read better with "or" between them than as a list. */
const listUnlessTexts = (of: readonly CardExpression[]): string | null =>
  of[0]?.kind === 'text' || of[0]?.kind === 'word' ? null : printAlternatives(of);

/** Side by side; two comparisons that make a range are one term. */
function printTerms(terms: readonly CardExpression[]): string {
  const printed: string[] = [];
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at] as CardExpression;
    const range = printRange(term, terms[at + 1]);
    printed.push(range ?? printTerm(term));
    if (range !== null) at++;
  }
  return printed.join(' ');
}

/** As written among others, or after a minus. */
function printTerm(expression: CardExpression): string {
  switch (expression.kind) {
    case 'all':
      return expression.of.length === 0 ? ALWAYS : printGroup(expression.of);
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

/** In parentheses, unless it is a range. */
function printGroup(terms: readonly CardExpression[]): string {
  const [first, second] = terms;
  const range = first && terms.length === 2 ? printRange(first, second) : null;
  return range ?? `(${printTerms(terms)})`;
}

/** A number reads better as `cost!=3` than as `-cost:3`. */
function printNot(of: CardExpression): string {
  const leaf: Leaf | null = of.kind === 'number' && of.among.length > 0 ? of : null;
  return leaf ? printLeaf(leaf, '!=') : `-${printTerm(of)}`;
}

/** An expression without parts. */
type Leaf = Exclude<CardExpression, { kind: 'all' | 'any' | 'not' }>;

/** One field with its operator and values. Without values it is true of no card. */
function printLeaf(leaf: Leaf, equals: ':' | '!=' = ':'): string {
  const list = (field: string, values: readonly (string | number)[]) =>
    values.length === 0 ? 'cost<0' : `${field}${values.join(',')}`;
  switch (leaf.kind) {
    case 'word':
      return isReserved(leaf.part) ? `name:${leaf.part}` : leaf.part;
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
    case 'new':
      return `is:${leaf.kind}`;
    case 'set':
      return list('set:', leaf.among);
    case 'printing':
      return list('printing:', leaf.among.map(printingWord));
    case 'artist':
      return `artist:${printValue(leaf.part)}`;
    case 'printingNumber':
      return printNumbers(leaf);
    case 'copies':
    case 'money':
    case 'change':
    case 'sellers':
      return printCompared(leaf);
    case 'seller':
      return `seller:${leaf.handle}`;
    case 'trait':
    case 'keyword':
      return `${leaf.kind}:${printValue(leaf.has)}`;
    default:
      return list(
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
    const [field, value] = printListed(part) ?? [];
    if (field !== undefined) fields.add(field);
    return value;
  });
  const [field, another] = fields;
  return another !== undefined || values.includes(undefined)
    ? null
    : `${field}:${values.join(',')}`;
}

/** An expression as one of a field's values; null if it can't be one. */
function printListed(part: CardExpression): readonly [field: string, value: string] | null {
  switch (part.kind) {
    case 'word':
      // A comma would divide it.
      return part.part.includes(',') ? null : ['name', part.part];
    case 'text':
      return part.field === 'name' ? ['name', quoted(part.part)] : ['rules', printValue(part.part)];
    case 'aspect':
      return ['aspect', aspectWord(part.has)];
    case 'trait':
    case 'keyword':
      return [part.kind, printValue(part.has)];
    case 'artist':
      return ['artist', printValue(part.part)];
    case 'seller':
      return ['seller', part.handle];
    default:
      return null;
  }
}

/** A field's value, in quotes where it needs them. */
export function printValue(value: string): string {
  const [, word, ...others] = tokenise(`:${value}`);
  const isWord = word?.kind === 'word' && word.text === value && others.length === 0;
  return isWord ? value : quoted(value);
}
