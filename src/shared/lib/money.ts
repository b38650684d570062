import { createContext, useContext } from 'react';
import { DOLLARS, type Money } from '@domain/pricing';

const MoneyContext = createContext<Money>(DOLLARS);

/** Provides how amounts are written for the person who is signed in. */
export const MoneyProvider = MoneyContext.Provider;

/**
 * How amounts are written (rules/prices#another-currency). It stays the same object until the person chooses another
 * currency or gets a newer rate, so memoized rows take it as a prop: a list reads it once.
 */
export const useMoney = (): Money => useContext(MoneyContext);
