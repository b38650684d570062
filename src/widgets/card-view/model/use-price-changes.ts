import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { priceChange } from '@domain/pricing';
import { usePriceHistoryQuery } from '../api/price-history-api';

/**
 * How much the price of each of a card's printings has changed lately, in whole percent by the printing's id; those of
 * which that isn't known, or not yet, are left out (rules/prices#price-change).
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
