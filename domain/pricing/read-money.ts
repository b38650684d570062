import { CURRENCIES, CURRENCY } from './currencies';
import { GREATEST_PRICE_CENTS } from './currency';

export type MoneyRefusal =
  | 'AMBIGUOUS'
  | 'NEGATIVE'
  | 'NOT_MONEY'
  | 'OTHER_CURRENCY'
  | 'TOO_LARGE'
  | 'TOO_LONG'
  | 'TOO_MANY_DECIMALS';

/** An amount in whole cents; or why a text isn't read as one, with a sentence for the person who wrote it. */
export type MoneyReading =
  | { cents: number; refused: null; sentence: null }
  | { cents: null; refused: MoneyRefusal; sentence: string };

const MARKS = ['.', ','] as const;
export type DecimalMark = (typeof MARKS)[number];

interface MoneyOptions {
  /** The greatest amount, in cents. */
  most?: number;
  /** What is said of a text that is no amount, or too large a one. */
  rule?: string;
  /**
   * For files: the mark that is known to stand before decimals. With it nothing is ambiguous, and more than two decimals
   * are rounded half up.
   */
  decimal?: DecimalMark;
}

/** Nobody's amount is longer; a number of a file may have twenty decimals. */
const LONGEST = 60;

/**
 * A text as an amount of dollars, in whole cents: `12.50`, `12,50`, `$1,250.00`, `1.250,00 USD`, `1 250`, `1'250.–`,
 * `50¢`. What can mean two amounts, such as `1,250`, is refused with both of them (rules/prices#typed-amounts). It never
 * is a floating-point number of dollars.
 */
export function readMoney(
  text: string,
  {
    most = GREATEST_PRICE_CENTS,
    rule = 'Enter an amount such as 12.50.',
    decimal,
  }: MoneyOptions = {},
): MoneyReading {
  const written = text.length > LONGEST ? null : partsOf(text);
  if (!written) return refusal('NOT_MONEY', rule);
  const { number, unit, isNegative } = written;
  const [amount, other] = amountsIn(number, decimal ? [decimal] : MARKS);
  if (!amount) return refusal('NOT_MONEY', rule);
  if (unit === 'OTHER') return refusal('OTHER_CURRENCY', otherCurrency(written.around));
  if (unit === null || (unit === 'CENTS' && /[.,]/.test(number))) {
    return refusal('NOT_MONEY', rule);
  }
  if (isNegative) return refusal('NEGATIVE', 'An amount can’t be negative.');
  if (other) return refusal('AMBIGUOUS', bothWays(text, [amount, other]));
  if (amount.decimals.length > 2 && !decimal) {
    return refusal('TOO_MANY_DECIMALS', `“${text.trim()}” has more than two decimals.`);
  }
  const cents = unit === 'CENTS' ? Number(amount.dollars) : centsOf(amount);
  if (cents > most) return refusal('TOO_LARGE', rule);
  return { cents, refused: null, sentence: null };
}

/**
 * The decimal mark of a column of amounts: that of the values that can be read in one way only. Null if there is none, or
 * if they contradict each other.
 */
export function decimalMarkIn(column: Iterable<string>): DecimalMark | null {
  const proved = new Set<DecimalMark>();
  for (const text of column) {
    const { number = '' } = partsOf(text) ?? {};
    const [mark, other] = MARKS.filter((each) => amountAs(number, each) !== null);
    if (mark && !other) proved.add(mark);
  }
  const [mark = null, other] = proved;
  return other ? null : mark;
}

export const refusal = (refused: MoneyRefusal, sentence: string): MoneyReading => ({
  cents: null,
  refused,
  sentence,
});

/** How keyboards, word processors and other scripts write the signs of a number. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Invisible marks that come along with copied text.
  [/\p{Cf}/gu, ''],
  [/\s/gu, ' '],
  [/[’‘ʼ′´`٬＇]/g, "'"],
  [/[．。]/g, '.'],
  [/[，٫]/g, ','],
  [/[－−‒–—]/g, '-'],
  [/[＄﹩]/g, CURRENCY.sign],
  [/[￠]/g, CURRENCY.centSign],
];

/** Arabic, Persian and full-width digits: their codes end in the digit. */
const OTHER_DIGITS = /[٠-٩۰-۹０-９]/g;

const plainly = (text: string): string =>
  SPELLINGS.reduce(
    (plain, [spelling, sign]) => plain.replaceAll(spelling, sign),
    text.replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16)),
  ).trim();

/** From the first digit to the last one, with a mark on either side. */
const AROUND_NUMBER = /^(\D*?)([.,]?\d(?:.*\d)?[.,]?)(\D*)$/;
const DOLLARS = /^(?:usd?)? ?\$ ?(?:usd?)?$|^usd$|^(?:us )?dollars?$/i;
const OTHER_CURRENCY = /^(?:\p{Sc}|[\p{L}\p{Sc} .]{2,})$/u;

interface Written {
  number: string;
  /** What stands before and behind the number, if anything does. */
  around: string[];
  /** Null for something that is no currency. */
  unit: 'DOLLARS' | 'CENTS' | 'OTHER' | null;
  isNegative: boolean;
}

/** @returns null without any digit */
function partsOf(text: string): Written | null {
  const [, before = '', number = '', after = ''] = AROUND_NUMBER.exec(plainly(text)) ?? [];
  if (number === '') return null;
  // `12.–` has no cents.
  const behind = /[.,]$/.test(number) ? after.replace(/^-+/, '') : after;
  const signs = [before, behind].join(' ');
  const around = [before, behind]
    .map((part) => part.replaceAll(/[-()]/g, '').trim())
    .filter((part) => part !== '');
  return {
    number,
    around,
    unit: unitOf(around),
    isNegative: signs.includes('-') || /^\(.*\)$/.test(signs),
  };
}

function unitOf(around: readonly string[]): Written['unit'] {
  if (around.every((part) => DOLLARS.test(part))) return 'DOLLARS';
  if (around.join('') === CURRENCY.centSign) return 'CENTS';
  return around.every((part) => OTHER_CURRENCY.test(part)) ? 'OTHER' : null;
}

function otherCurrency(around: readonly string[]): string {
  const written = (around.find((part) => !DOLLARS.test(part)) ?? '').replace(/\.$/, '');
  const known = CURRENCIES.find(
    ({ code, before }) => before === written || code === written.toUpperCase(),
  );
  return `Enter an amount in ${CURRENCY.name}, not in ${known?.name ?? written}.`;
}

/** Both as digits. */
interface Amount {
  dollars: string;
  decimals: string;
}

/** In threes, all with the same sign between; in India twos before the last three. No zero leads. */
const GROUPED = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;

/** A number as it is if this is its decimal mark; null if it can't be. */
function amountAs(number: string, mark: DecimalMark): Amount | null {
  const [whole = '', decimals = '', ...more] = number.split(mark);
  const isNumber =
    more.length === 0 && /^\d*$/.test(decimals) && (/^\d*$/.test(whole) || GROUPED.test(whole));
  return isNumber ? { dollars: whole.replaceAll(/\D/g, ''), decimals } : null;
}

/** The amounts that a number can mean: two if either of its marks may be the decimal one. */
function amountsIn(number: string, marks: readonly DecimalMark[]): Amount[] {
  const possible = /[.,]/.test(number) ? marks : marks.slice(0, 1);
  return possible.flatMap((mark) => amountAs(number, mark) ?? []);
}

/** Rounded half up. */
function centsOf({ dollars, decimals }: Amount): number {
  const digits = decimals.padEnd(3, '0');
  const roundUp = digits.charAt(2) >= '5' ? 1 : 0;
  return Number(dollars) * 100 + Number(digits.slice(0, 2)) + roundUp;
}

function bothWays(text: string, amounts: readonly Amount[]): string {
  const [one, other] = amounts
    .toSorted((a, b) => a.decimals.length - b.decimals.length)
    .map(({ dollars, decimals }) =>
      decimals === '' ? dollars : `${dollars}.${decimals.slice(0, 2)}`,
    );
  return `“${text.trim()}” can mean two amounts: write ${one} or ${other}.`;
}
