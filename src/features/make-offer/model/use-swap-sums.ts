import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo } from 'react';
import { type Fairness, withBalance } from '@domain/fairness';
import { type ChosenExchange, useExchangeFairnessQuery } from '@/entities/offer';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { balanceTyped } from './send-swap';
import { copiesOf, type SwapDraft } from './swap-draft';

interface SwapSums {
  /** Of the last cards whose sums are known, with the draft's money; null without any. */
  fairness: Fairness | null;
  /** Whether they are about the draft's present cards. */
  isCurrent: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** What a draft's two sides come to (rules/fairness#sums). They are asked for once a change of its cards is drawn. */
export function useSwapSums(draft: SwapDraft): SwapSums {
  const { recipientHandle: userHandle, gives, gets } = draft;
  // Without the money, which changes no other sum: typing an amount asks for nothing.
  const cards = useMemo(
    (): ChosenExchange => ({
      userHandle,
      gives: copiesOf(Object.values(gives)),
      gets: copiesOf(Object.values(gets)),
      balanceInCents: 0,
    }),
    [userHandle, gives, gets],
  );
  const askedCards = useDeferredValue(cards);
  const isEmpty = cards.gives.length + cards.gets.length === 0;
  const { data, currentData, error, refetch } = useExchangeFairnessQuery(
    isEmpty ? skipToken : askedCards,
  );
  const cents = balanceTyped(draft).cents ?? 0;
  const fairness = useMemo(
    () => (data && !isEmpty ? withBalance(data, draft.iPay ? cents : 0 - cents) : null),
    [data, isEmpty, cents, draft.iPay],
  );
  return {
    fairness,
    isCurrent: currentData !== undefined && askedCards === cards,
    error: currentData ? null : (apiErrorOf(error) ?? null),
    retry: () => void refetch(),
  };
}
