import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { usePriceChangesQuery, type PriceChange } from '../api/price-history-api';

/**
 * The recent price changes of a card's printings, by the printing's id (rules/prices#price-change); null until they are
 * loaded.
 */
export function usePriceChanges({
  id,
  cardVariants,
}: Card): ReadonlyMap<string, readonly PriceChange[]> | null {
  const isPriced = cardVariants.some(({ currentMarketPrice }) => currentMarketPrice?.priceCents);
  const { currentData } = usePriceChangesQuery(isPriced ? id : skipToken);
  return useMemo(
    () =>
      currentData
        ? new Map(currentData.map(({ variantId, changes }) => [variantId, changes]))
        : null,
    [currentData],
  );
}
