import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo } from 'react';
import { type Fairness, withBalance } from '@domain/fairness';
import { type ChosenExchange, useExchangeFairnessQuery } from '@/entities/offer';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { copiesOf, type OfferDraft } from './offer-draft';
import { balanceTyped } from './send-offer';

export interface SwapSums {
  /** Of the last cards whose sums are known, with the draft's money; null without any. */
  fairness: Fairness | null;
  /** Whether they are about the draft's present cards. */
  isCurrent: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** What a draft's two sides come to (rules/fairness#sums). They are asked for once a change of its cards is drawn. */
export function useSwapSums(draft: OfferDraft): SwapSums {
  const { recipientHandle: userHandle } = draft;
  const { gives, wants } = draft.wanted;
  // Without the money, which changes no other sum: typing an amount asks for nothing.
  const cards = useMemo(
    (): ChosenExchange => ({
      userHandle,
      gives: copiesOf(gives),
      gets: copiesOf(wants),
      balanceInCents: 0,
    }),
    [userHandle, gives, wants],
  );
  const askedCards = useDeferredValue(cards);
  const isEmpty = cards.gives.length + cards.gets.length === 0;
  const { data, currentData, error, refetch } = useExchangeFairnessQuery(
    isEmpty ? skipToken : askedCards,
  );
  const paidCents = 0 - balanceTyped(draft);
  const fairness = useMemo(
    () => (data && !isEmpty ? withBalance(data, paidCents) : null),
    [data, isEmpty, paidCents],
  );
  return {
    fairness,
    isCurrent: currentData !== undefined && askedCards === cards,
    error: currentData ? null : (apiErrorOf(error) ?? null),
    retry: () => void refetch(),
  };
}
