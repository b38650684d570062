import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { priceChange } from '@domain/pricing';
import { usePriceHistoryQuery } from '../api/price-history-api';

/**
 * The recent price changes of a card's printings in whole percent, by the printing's id; without printings whose change
 * isn't known, or not yet (rules/prices#price-change).
 */
export function usePriceChanges({ id, cardVariants }: Card): ReadonlyMap<string, number> {
  const isPriced = cardVariants.some(({ currentMarketPrice }) => currentMarketPrice?.priceCents);
  const { currentData } = usePriceHistoryQuery(isPriced ? id : skipToken);
  return useMemo(
    () =>
      new Map(
        (currentData ?? []).flatMap(({ variantId, points }) => {
          const change = priceChange(points);
          return change === null ? [] : [[variantId, change]];
        }),
      ),
    [currentData],
  );
}
