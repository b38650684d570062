import { createContext, useContext } from 'react';
import type { CardSet } from '@domain/card-set';
import type { ApiError } from '@/shared/api';

export interface CardSetsLoad {
  /** Null until they were loaded once; they stay while another try fails. */
  cardSets: CardSet[] | null;
  isLoading: boolean;
  error: ApiError | null;
  retry: () => void;
}

export const CardSetsContext = createContext<CardSetsLoad | null>(null);

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
