import { currencyOf, writeUnits } from './currencies';
import { formatChange, formatPrice, formatShortSum, formatSum } from './currency';
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
  /** What several things are worth, which may be long or negative: `$12,345.67`, `−$1.25`. */
  sum(cents: number): string;
  /** A gain or a loss, with its sign: `+$1.25`. */
  change(cents: number): string;
  /** What stands after an amount in dollars that people trade for: ` (≈€0.92)`; nothing if dollars are shown anyway. */
  beside(cents: number): string;
  /** A value for a chart: whole units of the shown currency, which the other functions write. */
  value(cents: number): number;
  writePrice(units: number): string;
  writeSum(units: number): string;
  /** On an axis, where a value is exact. */
  priceTick(units: number): string;
  sumTick(units: number): string;
}

/** Amounts in dollars. */
export const DOLLARS: Money = {
  other: null,
  price: formatPrice,
  sum: formatSum,
  change: formatChange,
  beside: () => '',
  value: (cents) => cents,
  writePrice: formatPrice,
  writeSum: formatSum,
  priceTick: formatPrice,
  sumTick: formatShortSum,
};

/** What people trade for, in dollars, with the currency that a person sees beside it: `$1.00 (≈€0.92)`. */
export const priceInDollars = (cents: number, money: Money): string =>
  formatPrice(cents) + money.beside(cents);
/** A sum in dollars, with the currency that a person sees beside it: `$1,234.56 (≈€1,138.58)`. */
export const sumInDollars = (cents: number, money: Money): string =>
  formatSum(cents) + money.beside(cents);

/** Amounts in the currency that a person chose; in dollars if none or no rate is known. */
export function moneyIn(shown: ShownCurrency | null | undefined): Money {
  if (!shown?.rate) return DOLLARS;
  const { code, rate } = shown;
  const currency = currencyOf(code);
  const value = converter(currency, rate);
  const priceTick = (units: number) => writeUnits(currency, units);
  const writePrice = (units: number) => `≈${priceTick(units)}`;
  const writeSum = (units: number) => `≈${writeUnits(currency, units, { thousands: true })}`;
  const sum = (cents: number) => writeSum(value(cents));
  return {
    other: { code, rate },
    price: (cents) => writePrice(value(cents)),
    sum,
    change: (cents) => (cents > 0 ? sum(cents).replace('≈', '≈+') : sum(cents)),
    beside: (cents) => ` (${sum(cents)})`,
    value,
    writePrice,
    writeSum,
    priceTick,
    sumTick: (units) => writeUnits(currency, units, { thousands: true, short: true }),
  };
}
