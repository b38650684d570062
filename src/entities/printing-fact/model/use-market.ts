import { weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { PrintingFacts } from '@domain/card-filter';
import { type MarketColumns, type MarketFile, marketSeenBy, unpackMarket } from '@domain/market';
import { selectSession } from '@/entities/session/@x/printing-fact';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import {
  useMarketQuery,
  usePrintingsOfSellersQuery,
  useViewersMarketQuery,
} from '../api/market-api';

type Market = Pick<PrintingFacts, 'market' | 'changes'>;

interface Load<Known> {
  /** Null until it is known. */
  known: Known | null;
  error: ApiError | null;
  retry: () => void;
}

const NO_MARKET: Market = { market: {}, changes: {} };
const NONE: MarketColumns = { variantIds: [], sellers: [], copies: [], lowestCents: [] };
const NOBODY: PrintingFacts['soldBy'] = {};

/** Computed once for the same answers, however many components ask. */
const seenBy = weakMapMemoize((file: MarketFile, own: MarketColumns): Market =>
  marketSeenBy(unpackedOf(file), own),
);
const unpackedOf = weakMapMemoize(unpackMarket);

/**
 * What others ask for the printings of all sets on lists that the viewer may see, and how prices have changed. Nothing is
 * requested unless it is needed.
 *
 * @param isNew whether it is asked for again when a page is opened
 */
export function useMarket(isNeeded: boolean, isNew = false): Load<Market> {
  const { user, status } = useAppSelector(selectSession);
  const options = isNew ? { refetchOnMountOrArgChange: true } : {};
  const everyones = useMarketQuery(isNeeded ? undefined : skipToken, options);
  const viewers = useViewersMarketQuery(isNeeded && user ? undefined : skipToken, options);
  const own = user ? viewers.data : status === 'loading' ? undefined : NONE;
  const known = useMemo(() => {
    if (!isNeeded) return NO_MARKET;
    return everyones.data && own ? seenBy(everyones.data, own) : null;
  }, [isNeeded, everyones.data, own]);
  const queries = [everyones, viewers];
  return {
    known,
    error: apiErrorOf(queries.find(({ isError }) => isError)?.error) ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** What named players sell on lists that the viewer may see. @param handles the same array until they change */
export function useSoldBy(handles: readonly string[]): Load<PrintingFacts['soldBy']> {
  const { data, error, isError, refetch } = usePrintingsOfSellersQuery(
    handles.length > 0 ? handles : skipToken,
  );
  return {
    known: handles.length === 0 ? NOBODY : (data ?? null),
    error: apiErrorOf(error) ?? null,
    retry: () => {
      if (isError) void refetch();
    },
  };
}
