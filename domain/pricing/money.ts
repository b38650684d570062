import { currencyOf, writeUnits } from './currencies';
import { formatPrice, formatShortSum, formatSum } from './currency';
import { converter, type ShownCurrency } from './exchange-rate';

/**
 * How amounts are written for a person. All take whole US cents, which are exact; an amount in another currency is
 * approximate and looks so: `≈€0.92` (rules/prices#another-currency).
 */
export interface Money {
  /** The currency that amounts are shown in, with its rate; null for dollars. */
  readonly other: (ShownCurrency & { rate: NonNullable<ShownCurrency['rate']> }) | null;
  /** What something is worth: `$1234.56`. */
  price(cents: number): string;
  /** The same of a sum, which may be long or negative: `$12,345.67`, `−$1.25`. */
  sum(cents: number): string;
  /** What stands after an amount in dollars that people trade for: ` (≈€0.92)`; nothing if dollars are shown anyway. */
  beside(cents: number): string;
  /** A value for a chart: whole units of the shown currency. {@link writeValue} and {@link writeTick} write them. */
  value(cents: number): number;
  writeValue(units: number): string;
  writeTick(units: number): string;
}

/** Amounts in dollars. */
export const DOLLARS: Money = {
  other: null,
  price: formatPrice,
  sum: formatSum,
  beside: () => '',
  value: (cents) => cents,
  writeValue: formatSum,
  writeTick: formatShortSum,
};

/** Amounts in the currency that a person chose; in dollars if none or no rate is known. */
export function moneyIn(shown: ShownCurrency | null | undefined): Money {
  if (!shown?.rate) return DOLLARS;
  const { code, rate } = shown;
  const currency = currencyOf(code);
  const value = converter(currency, rate);
  const writeValue = (units: number) => `≈${writeUnits(currency, units, { thousands: true })}`;
  const sum = (cents: number) => writeValue(value(cents));
  return {
    other: { code, rate },
    price: (cents) => `≈${writeUnits(currency, value(cents))}`,
    sum,
    beside: (cents) => ` (${sum(cents)})`,
    value,
    writeValue,
    writeTick: (units) => writeUnits(currency, units, { thousands: true, short: true }),
  };
}
