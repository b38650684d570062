import { parserOf } from '@domain/errors';

/** What differs between currencies, and how an amount is written in each. */
export interface Currency {
  /** By ISO 4217. */
  code: string;
  /** In a sentence: “price in dollars”. */
  name: string;
  /** In a list to choose from. */
  label: string;
  /** What stands around the number; the space before or after it belongs to it. */
  before: string;
  after: string;
  /** How many decimals it has: 0 for those without a smaller unit. */
  digits: number;
}

/** The currency in which prices are stored, and in which people trade (rules/prices#dollars). */
export const CURRENCY = {
  code: 'USD',
  name: 'dollars',
  label: 'US dollars',
  sign: '$',
  centSign: '¢',
  before: '$',
  after: '',
  digits: 2,
} as const satisfies Currency & { sign: string; centSign: string };

const EUR = {
  code: 'EUR',
  name: 'euro',
  label: 'Euro',
  before: '€',
  after: '',
  digits: 2,
} as const satisfies Currency;

/** The currencies in which a person may see amounts (rules/prices#another-currency). A new one is a row. */
export const CURRENCIES = [CURRENCY, EUR] as const;

export type CurrencyCode = (typeof CURRENCIES)[number]['code'];

export const CURRENCY_CODES = CURRENCIES.map(({ code }) => code) as [
  CurrencyCode,
  ...CurrencyCode[],
];

/** Throws `Unknown currency: value` for any other value. */
export const parseCurrencyCode = parserOf('currency', CURRENCY_CODES);

export const currencyOf = (code: CurrencyCode): Currency =>
  CURRENCIES.find((currency) => currency.code === code) ?? CURRENCY;

interface Writing {
  /** Separates thousands, since a sum may be long: `$12,345.67`. */
  thousands?: boolean;
  /** Leaves out decimals that are all 0: `$50,000`. */
  short?: boolean;
}

const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A whole number of a currency's smallest units as text: 123456 → `$1234.56`, −125 → `−$1.25`. By hand and in whole
 * numbers, so that server and browser write the same.
 */
export function writeUnits(
  { before, after, digits }: Currency,
  units: number,
  { thousands = false, short = false }: Writing = {},
): string {
  const text = String(Math.round(Math.abs(units))).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const decimals = text.slice(text.length - digits);
  const number = thousands ? whole.replaceAll(BETWEEN_THOUSANDS, ',') : whole;
  const rest = decimals === '' || (short && /^0*$/.test(decimals)) ? '' : `.${decimals}`;
  return `${units < 0 ? '−' : ''}${before}${number}${rest}${after}`;
}
