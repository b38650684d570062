import { createContext, useContext } from 'react';
import { currencyOf, DOLLARS, MAX_RATE_AGE_DAYS, type Money, rateWords } from '@domain/pricing';
import { formatLongUtcDate } from './format';

const MoneyContext = createContext<Money>(DOLLARS);

/** Provides how amounts are written for the person who is signed in. */
export const MoneyProvider = MoneyContext.Provider;

/**
 * How amounts are written (rules/prices#another-currency). It stays the same object until the person chooses another
 * currency or gets a newer rate, so memoized rows take it as a prop: a list reads it once.
 */
export const useMoney = (): Money => useContext(MoneyContext);

/** Says at which rate amounts are shown in another currency, and how old it is; null for dollars. */
export function rateNote({ other }: Money): string | null {
  if (!other) return null;
  const { code, rate } = other;
  const old = rate.isOld ? ` This rate is more than ${MAX_RATE_AGE_DAYS} days old.` : '';
  return `Amounts in ${currencyOf(code).name} are approximate: ${rateWords(code, rate)}, European Central Bank, ${formatLongUtcDate(rate.day)}.${old}`;
}
