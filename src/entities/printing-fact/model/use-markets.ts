import { weakMapMemoize } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { marketApi, type MarketOfSet } from '../api/market-api';
import { useAnswers } from './use-answers';

const { marketOfSet } = marketApi.endpoints;

interface Markets {
  /** Null until those of all sets are known. */
  known: MarketOfSet | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Who sells the printings of these sets, and how their prices have changed; requests what isn't cached.
 *
 * @param namedSellers handles of which it is asked what they sell
 */
export function useMarkets(setIds: readonly string[], namedSellers: readonly string[]): Markets {
  const { answers, ...load } = useAnswers(
    marketOfSet,
    setIds.map((id) => ({ cardSetCode: id.toUpperCase(), namedSellers })),
  );
  const known = useMemo(() => answers && merged(...answers), [answers]);
  return { known, ...load };
}

/** Computed once for the same answers, however many components ask. */
const merged = weakMapMemoize((...answers: readonly MarketOfSet[]): MarketOfSet => ({
  market: Object.assign({}, ...answers.map(({ market }) => market)),
  changes: Object.assign({}, ...answers.map(({ changes }) => changes)),
}));
