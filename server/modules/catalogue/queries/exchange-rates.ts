import { CURRENCY, type CurrencyCode, isOldRate, type ShownCurrency } from '@domain/pricing';
import type { Database } from '@server/platform/db/database';
import { exchangeRate } from '../tables';
import { inArray } from 'drizzle-orm';

/** The currency in which the source states its rates, so it has none itself. */
const EURO = 'EUR';

/** The currency in which a person sees amounts, with its rate; null for dollars (rules/prices#another-currency). */
export async function shownCurrencyOf(
  database: Database,
  code: CurrencyCode,
): Promise<ShownCurrency | null> {
  if (code === CURRENCY.code) return null;
  const rows = await database
    .select()
    .from(exchangeRate)
    .where(inArray(exchangeRate.currency, [CURRENCY.code, code]));
  const dollars = rows.find(({ currency }) => currency === CURRENCY.code);
  const other = rows.find(({ currency }) => currency === code);
  const unitsPerEuro = code === EURO ? '1' : other?.perEuro;
  if (!dollars || unitsPerEuro === undefined) return { code, rate: null };
  // Of two days the earlier one: a rate is as old as its older part.
  const [day = dollars.day] = [dollars.day, ...(other ? [other.day] : [])].toSorted();
  return {
    code,
    rate: {
      day,
      dollarsPerEuro: dollars.perEuro,
      unitsPerEuro,
      isOld: isOldRate(day, new Date()),
    },
  };
}

/** Whether any rate is known. */
export async function hasRates(database: Database): Promise<boolean> {
  const [row] = await database
    .select({ currency: exchangeRate.currency })
    .from(exchangeRate)
    .limit(1);
  return row !== undefined;
}
