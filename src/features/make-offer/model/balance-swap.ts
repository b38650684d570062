import { nanoid } from '@reduxjs/toolkit';
import { type BalanceAnswer, type ChosenExchange, fairnessEndpoints } from '@/entities/offer';
import { apiErrorOf, baseApi } from '@/shared/api';
import type { AppThunk } from '@/shared/store';
import type { OfferPick } from './offer-draft';
import { balanceTyped } from './send-swap';
import {
  type BalanceOutcome,
  copiesOf,
  sendable,
  type SwapDraft,
  swapKeyOf,
  type SwapPile,
  type SwapStart,
  type SwapSubject,
} from './swap-draft';
import { selectSwap, swapBalanced, swapBalancing } from './swap-drafts-slice';

/** What balancing brought. */
interface Balanced {
  outcome: BalanceOutcome;
  /** The proposed cards; null if there are none. */
  piles: Record<SwapPile, OfferPick[]> | null;
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
  const piles = { gives: picks(exchange.gives), gets: picks(exchange.gets) };
  const known = piles.gives.length + piles.gets.length;
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
function exchangeOf(draft: SwapDraft): ChosenExchange {
  const cents = balanceTyped(draft).cents ?? 0;
  return {
    userHandle: draft.recipientHandle,
    gives: copiesOf(Object.values(draft.gives)),
    gets: copiesOf(Object.values(draft.gets)),
    balanceInCents: draft.iPay ? cents : 0 - cents,
  };
}

/** Balances a draft. What the person changes meanwhile counts, and not the answer. */
export const balanceSwap =
  (key: string, cardIdOf: CardIdOf): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const draft = selectSwap(getState(), key);
    if (!draft || draft.balancing !== null) return;
    const request = nanoid();
    dispatch(swapBalancing({ key, request }));
    const balanced = await dispatch(askForBalance(exchangeOf(draft), cardIdOf));
    dispatch(swapBalanced({ key, request, ...balanced }));
  };

/**
 * What a new swap's form begins with: the best balanced choice of the cards that it could begin with, or all of them if
 * there is none. With an earlier draft, nothing is asked for.
 */
export const balancedStart =
  (subject: SwapSubject, start: SwapStart): AppThunk<Promise<SwapStart>> =>
  async (dispatch, getState) => {
    const all = sendable(start);
    if (selectSwap(getState(), swapKeyOf(subject))) return all;
    const { gives, gets, balanceInCents, iPay } = all;
    if (gives.length + gets.length === 0) return all;
    const cardIds = new Map(
      [...gives, ...gets].map(({ variantId, cardId }) => [variantId, cardId]),
    );
    const { outcome, piles } = await dispatch(
      askForBalance(
        {
          userHandle: subject.recipientHandle,
          gives: copiesOf(gives),
          gets: copiesOf(gets),
          balanceInCents: iPay ? balanceInCents : 0 - balanceInCents,
        },
        (variantId) => cardIds.get(variantId),
      ),
    );
    return piles ? { ...all, ...piles, balanced: outcome } : all;
  };
