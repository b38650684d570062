import type { VariantType } from '../../card';
import type { CardExpression, Comparison } from '../card-expression';
import type { Amount } from './amounts';
import { nearest } from './nearest';
import { repeated, type SearchLineError, type Token } from './tokens';

/** A field's values as an expression, or the word that the field can't read. */
export type Reading = { expression: CardExpression } | { wrong: SearchLineError };

/** A field of the search line, as in `cost<=3`. */
export interface Field {
  name: string;
  aliases: readonly string[];
  /** Its kind of value, in words that follow "needs". */
  holds: string;
  /** The values that are known beforehand, as typed. */
  words: readonly string[];
  comparisons: readonly Comparison[];
  /** Whether it can be asked of one kind of printing: `price:foil>20`. */
  takesPrinting?: boolean;
  /** `is` is one of `comparisons`, and there is at least one value; a list means "one of these". */
  read: (is: Comparison, values: readonly Token[], printing: VariantType | null) => Reading;
}

/** The comparisons of fields that aren't numbers. */
export const EQUALITY = ['=', '!='] as const;

/** One expression, or one of several. */
export const oneOf = (of: readonly CardExpression[]): CardExpression => ({ kind: 'any', of });

/** `!=` negates `=`. */
export const equalOrNot = (is: Comparison, equal: CardExpression): Reading => ({
  expression: is === '!=' ? { kind: 'not', of: equal } : equal,
});

/** `a, b or c` */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

/** An error for a wrong value: what the field needs, and the word that was probably meant. */
export function wrongValue(
  field: Pick<Field, 'name' | 'holds' | 'words'>,
  value: Token,
): { wrong: SearchLineError } {
  const meant = nearest(value.text, field.words);
  const suggestion =
    meant === null || meant === value.text.toLowerCase() ? '' : ` Did you mean “${meant}”?`;
  const message = `“${field.name}” needs ${field.holds}, not ${repeated(value.text)}.${suggestion}`;
  return { wrong: { from: value.from, to: value.to, message } };
}

/** The error of a value that should be an amount or a range of them, with what can be said about an end of it. */
function wrongAmount(
  field: Pick<Field, 'name' | 'holds' | 'words'>,
  { why }: Amount,
  value: Token,
): { wrong: SearchLineError } {
  const message = value.text
    .split('..')
    .map((end) => why?.(end))
    .find(Boolean);
  if (message) return { wrong: { from: value.from, to: value.to, message } };
  return wrongValue(field, value);
}

/** One amount, or a range of them; an end that isn't named is null. */
interface Span {
  from: number | null;
  to: number | null;
}

/** `2..5`, `2..`, `..5` */
const RANGE = /^(.*?)\.\.(.*)$/s;

/** Several values as amounts, each of them one or a range of them. */
export function readSpans(
  field: Pick<Field, 'name' | 'holds' | 'words'>,
  amount: Amount,
  values: readonly Token[],
): { spans: Span[] } | { wrong: SearchLineError } {
  const spans: Span[] = [];
  for (const value of values) {
    const [, first = value.text, last = first] = RANGE.exec(value.text) ?? [];
    const isRange = RANGE.test(value.text);
    const [from, to] = [first, last].map((end) =>
      isRange && end === '' ? null : (amount.read(end) ?? Number.NaN),
    ) as [number | null, number | null];
    if (Number.isNaN(from) || Number.isNaN(to) || (from === null && to === null)) {
      return wrongAmount(field, amount, value);
    }
    if (from !== null && to !== null && from > to) {
      const message = `Nothing is in the range ${repeated(value.text)}. Did you mean “${last}..${first}”?`;
      return { wrong: { from: value.from, to: value.to, message } };
    }
    spans.push({ from, to });
  }
  return { spans };
}

/** An error for a list or a range after a sign that compares with one amount. */
export function onlyOne(is: Comparison, { from, to }: Token): Reading {
  const message = `“${is}” compares with one number; a list follows “:” or “=”.`;
  return { wrong: { from, to, message } };
}

/**
 * Values that are compared, as an expression. `!=` asks for a value that is known and is another one, so it isn't the
 * negation of `=` where one may be unknown.
 */
export function comparisons(
  field: Pick<Field, 'name' | 'holds' | 'words'>,
  amount: Amount,
  { is, values }: { is: Comparison; values: readonly Token[] },
  compare: (is: Comparison, than: number) => CardExpression,
): Reading {
  const [first, second] = values;
  if (is !== '=' && is !== '!=') {
    if (second) return onlyOne(is, second);
    const than = first ? amount.read(first.text) : null;
    if (than !== null) return { expression: compare(is, than) };
    return wrongAmount(field, amount, first as Token);
  }
  const read = readSpans(field, amount, values);
  if ('wrong' in read) return read;
  const of = read.spans.map((span) =>
    is === '=' ? inside(span, compare) : outside(span, compare),
  );
  return { expression: { kind: is === '=' ? 'any' : 'all', of } };
}

export const inside = (
  { from, to }: Span,
  compare: (is: Comparison, than: number) => CardExpression,
): CardExpression =>
  from === to && from !== null
    ? compare('=', from)
    : {
        kind: 'all',
        of: [
          ...(from === null ? [] : [compare('>=', from)]),
          ...(to === null ? [] : [compare('<=', to)]),
        ],
      };

const outside = (
  { from, to }: Span,
  compare: (is: Comparison, than: number) => CardExpression,
): CardExpression =>
  from === to && from !== null
    ? compare('!=', from)
    : oneOf([
        ...(from === null ? [] : [compare('<', from)]),
        ...(to === null ? [] : [compare('>', to)]),
      ]);
