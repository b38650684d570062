import { CURRENCY, type Currency, type CurrencyCode, currencyOf, writeUnits } from './currencies';

/** What one euro is in dollars and in another currency, on a day of the European Central Bank. */
export interface ExchangeRate {
  /** As ISO 8601: `2026-11-20`. */
  day: string;
  /** Decimal text, as the bank states it: `1.0843`. */
  dollarsPerEuro: string;
  /** What one euro is in the currency in which amounts are shown, as decimal text: `1` for the euro itself. */
  unitsPerEuro: string;
  /** Whether it is older than {@link MAX_RATE_AGE_DAYS} days by the server's clock. */
  isOld: boolean;
}

/** A currency other than dollars in which a person wants to see amounts. */
export interface ShownCurrency {
  code: CurrencyCode;
  /** Null if none is known: amounts are shown in dollars then. */
  rate: ExchangeRate | null;
}

/** A rate that is older than this says so (rules/prices#exchange-rates). */
export const MAX_RATE_AGE_DAYS = 14;

const DAY = 86_400_000;

/** @param day as ISO 8601, in UTC */
export const isOldRate = (day: string, now: Date): boolean =>
  now.getTime() - Date.parse(day) > (MAX_RATE_AGE_DAYS + 1) * DAY;

const RATE = /^(\d{1,6})(?:\.(\d{1,8}))?$/;

/** Whether a text is a rate that can be converted by: a decimal number above 0, with at most 6 digits and 8 decimals. */
export const isRate = (text: string): boolean => RATE.test(text) && /[1-9]/.test(text);

/** A decimal text as a fraction of whole numbers. */
function fractionOf(rate: string): { over: bigint; under: bigint } {
  const [, whole = '0', decimals = ''] = RATE.exec(rate) ?? [];
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

/**
 * Makes the conversion of whole US cents into whole units of a currency, exactly and rounded half up (half away from
 * zero below it).
 */
export function converter({ digits }: Currency, rate: ExchangeRate): (cents: number) => number {
  const dollars = fractionOf(rate.dollarsPerEuro);
  const units = fractionOf(rate.unitsPerEuro);
  const over = units.over * dollars.under * 10n ** BigInt(digits);
  const under = units.under * dollars.over * 100n;
  return (cents) => {
    const exact = 2n * BigInt(Math.round(Math.abs(cents))) * over;
    const rounded = Number((exact + under) / (2n * under));
    return cents < 0 ? 0 - rounded : rounded;
  };
}

/** What one unit of a currency costs, for a sentence: `€1 = $1.0843`. */
export function rateWords(code: CurrencyCode, rate: ExchangeRate): string {
  const currency = currencyOf(code);
  const dollars = fractionOf(rate.dollarsPerEuro);
  const units = fractionOf(rate.unitsPerEuro);
  const exact = 2n * dollars.over * units.under * TEN_THOUSAND;
  const under = dollars.under * units.over;
  const price = Number((exact + under) / (2n * under));
  return `${writeUnits({ ...currency, digits: 0 }, 1)} = ${writeUnits({ ...CURRENCY, digits: 4 }, price)}`;
}

const TEN_THOUSAND = 10_000n;
