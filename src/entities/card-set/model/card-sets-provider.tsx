import { useMemo, type ReactNode } from 'react';
import { apiErrorOf } from '@/shared/api';
import { useCardSetsQuery } from '../api/card-sets-api';
import { CardSetsContext } from './card-sets-context';

/** Loads the card sets and lends them to everything inside (rules/pages#sets). */
export function CardSetsProvider({ children }: { children: ReactNode }) {
  const { data, isFetching, error, refetch } = useCardSetsQuery();
  const load = useMemo(
    () => ({
      cardSets: data ?? null,
      isLoading: isFetching && !data,
      error: isFetching ? null : (apiErrorOf(error) ?? null),
      retry: () => void refetch(),
    }),
    [data, isFetching, error, refetch],
  );
  return <CardSetsContext.Provider value={load}>{children}</CardSetsContext.Provider>;
}
