import { readMoney } from '../../pricing';
import type { Comparison } from '../card-expression';
import type { Amount } from './amounts';
import { type Field, readSpans } from './line-field';
import { repeated, type SearchLineError, type Token } from './tokens';

/** The most that a line can ask about, in cents. */
const MOST = 99_999_999;

const reading = (text: string) => readMoney(text, { most: MOST, rule: '' });

/** Dollars, in cents (rules/prices#typed-amounts). */
export const PRICE: Amount = {
  holds: 'a price in dollars, such as 2 or 0.50',
  read: (text) => reading(text).cents,
  why: (text) => reading(text).sentence || null,
};

/**
 * A money field's values. A comma separates values, but many people write it before cents: where one value follows, as in
 * `price>1,50`, that is what it is; in a list it may be either, which is refused.
 */
export function pricesOf(
  field: Pick<Field, 'name' | 'holds' | 'words'>,
  is: Comparison,
  values: readonly Token[],
): { values: readonly Token[] } | { wrong: SearchLineError } {
  const whole = values.length > 1 ? joined(values) : null;
  if (is !== '=' && is !== '!=') return { values: whole ? [whole] : values };
  const unclear = values
    .slice(1)
    .flatMap((_, at) => joined(values.slice(at, at + 2)) ?? [])
    .find(({ text }) => text.split('..').some(hasCentsAfterComma));
  if (!unclear) return { values };
  const canBe = (list: readonly Token[]) => 'spans' in readSpans(field, PRICE, list);
  if (whole && canBe([whole]) && !canBe(values)) return { values: [whole] };
  const { from, to, text } = unclear;
  const message = `${repeated(text)} can be one price or two. Write a point before cents, as in 1.50, and a space after a comma between prices.`;
  return { wrong: { from, to, message } };
}

/** Values as one text, if nothing but a comma stands between each two of them. */
function joined(values: readonly Token[]): Token | null {
  const [first] = values;
  const last = values.at(-1);
  const isOne = values.every(
    ({ kind, from }, at) => kind === 'word' && (at === 0 || from - 1 === values[at - 1]?.to),
  );
  if (!first || !last || !isOne) return null;
  return {
    kind: 'word',
    text: values.map(({ text }) => text).join(),
    from: first.from,
    to: last.to,
  };
}

function hasCentsAfterComma(text: string): boolean {
  const { cents, refused } = reading(text);
  return text.includes(',') && (cents !== null || refused === 'AMBIGUOUS');
}
