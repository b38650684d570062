import { nanoid } from '@reduxjs/toolkit';
import { type BalanceAnswer, type ChosenExchange, fairnessEndpoints } from '@/entities/offer';
import { apiErrorOf, baseApi } from '@/shared/api';
import type { AppThunk } from '@/shared/store';
import {
  type BalanceOutcome,
  copiesOf,
  draftKeyOf,
  type OfferDraft,
  type OfferPick,
  type OfferPile,
  type OfferSubject,
  sendable,
  type SwapStart,
} from './offer-draft';
import { balancingStarted, offerBalanced, selectOffer } from './offer-drafts-slice';
import { balanceTyped } from './send-offer';

/** What balancing brought. */
interface Balanced {
  outcome: BalanceOutcome;
  /** The proposed cards; null if there are none. */
  piles: Record<OfferPile, OfferPick[]> | null;
}

/** The id of a printing's card; undefined for a printing that isn't among the cards to choose from. */
type CardIdOf = (variantId: string) => string | undefined;

/**
 * Asks for the choice that makes both sides of another one even by the fewest changes (rules/fairness#balance-it). A
 * failed call is an outcome.
 */
const askForBalance =
  (exchange: ChosenExchange, cardIdOf: CardIdOf): AppThunk<Promise<Balanced>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      fairnessEndpoints.balanceExchange.initiate(exchange, { track: false }),
    );
    if (error) return { outcome: { kind: 'FAILED', failure: apiErrorOf(error) }, piles: null };
    const { balanced, isOutdated } = readAnswer(data, cardIdOf);
    if (isOutdated) dispatch(baseApi.util.invalidateTags(['Commitments', 'SaleList', 'WantList']));
    return balanced;
  };

/** A proposal with a printing that isn't known here comes from lists that have changed since they were loaded. */
function readAnswer(
  { exchange, refusal }: BalanceAnswer,
  cardIdOf: CardIdOf,
): { balanced: Balanced; isOutdated: boolean } {
  const refused = (why: NonNullable<typeof refusal>): Balanced => ({
    outcome: { kind: 'REFUSED', refusal: why },
    piles: null,
  });
  if (!exchange) return { balanced: refused(refusal ?? 'FAILED'), isOutdated: false };
  const { changes, givesInCents, getsInCents, isEven, isProvenBest } = exchange;
  const picks = (copies: typeof exchange.gives): OfferPick[] =>
    copies.flatMap(({ variantId, quantity }) => {
      const cardId = cardIdOf(variantId);
      return cardId === undefined ? [] : [{ variantId, cardId, quantity }];
    });
  const piles = { gives: picks(exchange.gives), wants: picks(exchange.gets) };
  const known = piles.gives.length + piles.wants.length;
  if (known < exchange.gives.length + exchange.gets.length) {
    return { balanced: refused('FAILED'), isOutdated: true };
  }
  return {
    balanced: {
      outcome: {
        kind: 'FOUND',
        changes,
        leadInCents: getsInCents - givesInCents,
        isEven,
        isProvenBest,
      },
      piles,
    },
    isOutdated: false,
  };
}

/** What a draft would exchange; an amount that can't be read counts as none. */
const exchangeOf = (draft: OfferDraft): ChosenExchange => ({
  userHandle: draft.recipientHandle,
  gives: copiesOf(draft.wanted.gives),
  gets: copiesOf(draft.wanted.wants),
  balanceInCents: 0 - balanceTyped(draft),
});

/** Balances a draft. What the person changes meanwhile counts, and not the answer. */
export const balanceSwap =
  (key: string, cardIdOf: CardIdOf): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const draft = selectOffer(getState(), key);
    if (!draft || draft.balancing !== null) return;
    const request = nanoid();
    dispatch(balancingStarted({ key, request }));
    const balanced = await dispatch(askForBalance(exchangeOf(draft), cardIdOf));
    dispatch(offerBalanced({ key, request, ...balanced }));
  };

/**
 * What a new swap's form begins with: the best balanced choice of the cards that it could begin with, or all of them if
 * there is none. With an earlier draft, nothing is asked for.
 */
export const balancedStart =
  (subject: OfferSubject, start: SwapStart): AppThunk<Promise<SwapStart>> =>
  async (dispatch, getState) => {
    const all = sendable(start);
    if (selectOffer(getState(), draftKeyOf(subject))) return all;
    const { gives, wants, balanceInCents, iPay } = all;
    if (gives.length + wants.length === 0) return all;
    const cardIds = new Map(
      [...gives, ...wants].map(({ variantId, cardId }) => [variantId, cardId]),
    );
    const { outcome, piles } = await dispatch(
      askForBalance(
        {
          userHandle: subject.recipientHandle,
          gives: copiesOf(gives),
          gets: copiesOf(wants),
          balanceInCents: iPay ? balanceInCents : 0 - balanceInCents,
        },
        (variantId) => cardIds.get(variantId),
      ),
    );
    if (piles === null || outcome.kind !== 'FOUND') return all;
    // Nobody has seen what was changed.
    return { ...all, ...piles, balanced: { ...outcome, changes: null } };
  };
