import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { CardSet } from '@domain/card-set';
import { type ApiError, apiErrorOf } from '@/shared/api';
import { useCardSetsQuery } from '../api/card-sets-api';

export interface CardSetsLoad {
  /** Null until first loaded; they stay if a retry fails. */
  cardSets: CardSet[] | null;
  isLoading: boolean;
  error: ApiError | null;
  retry: () => void;
}

const CardSetsContext = createContext<CardSetsLoad | null>(null);

/**
 * The card sets, loaded once for the whole application.
 *
 * @throws outside a CardSetsProvider, with the specification's message (rules/errors#outside-providers)
 */
export function useCardSets(): CardSetsLoad {
  const load = useContext(CardSetsContext);
  if (load === null) throw new Error('useCardSets must be used within a CardSetsProvider');
  return load;
}

/** The sets' codes by their ids; empty until the sets are loaded. */
export function useCardSetCodes(): ReadonlyMap<string, string> {
  const { cardSets } = useCardSets();
  return useMemo(() => new Map(cardSets?.map(({ id, code }) => [id, code])), [cardSets]);
}

/** Loads the card sets and provides them to its children (rules/pages#sets). */
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
