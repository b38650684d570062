import { parserOf } from '../errors';
import { OFFER_SIDES, type OfferSide, type OfferType, otherSide } from './offer';
import { MAX_TERMS } from './swap-terms';

export const OFFER_STATUSES = ['ACCEPTED', 'DECLINED', 'PENDING', 'RESCINDED'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Throws `Unknown offer status: value` for any other value. */
export const parseOfferStatus = parserOf('offer status', OFFER_STATUSES);

/** The state of an offer, as both sides see it. */
export interface OfferState {
  offerType: OfferType;
  status: OfferStatus;
  /** The number of the present terms, from 1, and the side that sent them (rules/offers#counter-offers). */
  termsNumber: number;
  termsBy: OfferSide;
  /** Whether nobody answered in time; the status is RESCINDED then (rules/offers#expiry). */
  isLapsed: boolean;
  /**
   * The sides that say that an accepted offer's copies changed hands; both marks settle the offer for good
   * (rules/offers#exchange).
   */
  exchangedBy: Readonly<Record<OfferSide, boolean>>;
  /** The side that called an accepted offer off; null if neither did. */
  calledOffBy: OfferSide | null;
  /**
   * The sides that have to propose a price, or to take or change a proposed one, before a pending offer can be accepted
   * (rules/offers#agreed-price).
   */
  openPrices: Readonly<Record<OfferSide, boolean>>;
}

/** What a side may do with an offer. */
export const OFFER_ACTIONS = [
  'RESCIND',
  'ACCEPT',
  'COUNTER',
  'DECLINE',
  'MARK_EXCHANGED',
  'TAKE_MARK_BACK',
  'CALL_OFF',
] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** An offer that was made just now (rules/offers#statuses). */
export const NEW_OFFER: OfferState = {
  offerType: 'BUY',
  status: 'PENDING',
  termsNumber: 1,
  termsBy: 'INITIATOR',
  isLapsed: false,
  exchangedBy: { INITIATOR: false, RECIPIENT: false },
  calledOffBy: null,
  openPrices: { INITIATOR: false, RECIPIENT: false },
};

/** Whether both sides have said that the copies changed hands: nothing can be changed any more. */
export const isExchanged = ({ exchangedBy }: OfferState): boolean =>
  exchangedBy.INITIATOR && exchangedBy.RECIPIENT;

/** Whether the sides still have to agree on a price. */
export const hasOpenPrices = ({ openPrices }: OfferState): boolean =>
  openPrices.INITIATOR || openPrices.RECIPIENT;

/** Whether an offer commits copies: it was accepted, and neither exchanged nor called off (rules/offers#exchange). */
export const commitsCopies = (state: OfferState): boolean =>
  state.status === 'ACCEPTED' && !isExchanged(state) && state.calledOffBy === null;

export type OfferRefusal = 'FORBIDDEN' | 'CONFLICT' | 'PRICE_NOT_AGREED' | 'TOO_MANY_ROUNDS';
export type OfferOutcome = { ok: true; state: OfferState } | { ok: false; code: OfferRefusal };

const done = (state: OfferState): OfferOutcome => ({ ok: true, state });
const refused = (code: OfferRefusal): OfferOutcome => ({ ok: false, code });

/**
 * An offer's state after an action (rules/offers#who-may-answer).
 *
 * @param terms the number of the terms that are accepted or countered; by default the present ones
 * @returns FORBIDDEN if only the other side may do it, CONFLICT if it comes too late or too early or names other terms,
 * PRICE_NOT_AGREED if an offer with an open price is accepted, TOO_MANY_ROUNDS for a counter to the last terms that may
 * be. Setting a mark, or taking it back, a second time changes nothing.
 */
export function afterAction(
  state: OfferState,
  side: OfferSide,
  action: OfferAction,
  terms = state.termsNumber,
): OfferOutcome {
  switch (action) {
    case 'RESCIND':
    case 'DECLINE':
      return afterEnding(state, side, action);
    case 'ACCEPT':
    case 'COUNTER':
      return afterAnswer(state, side, { action, terms });
    default:
      return afterSettling(state, side, action);
  }
}

/** The side that made the offer takes it back, and the other declines it, even while it waits for the other side. */
function afterEnding(
  state: OfferState,
  side: OfferSide,
  action: 'RESCIND' | 'DECLINE',
): OfferOutcome {
  if (side !== (action === 'RESCIND' ? 'INITIATOR' : 'RECIPIENT')) return refused('FORBIDDEN');
  if (state.status !== 'PENDING') return refused('CONFLICT');
  return done({ ...state, status: action === 'RESCIND' ? 'RESCINDED' : 'DECLINED' });
}

/** Only the side that got the present terms answers them. */
function afterAnswer(
  state: OfferState,
  side: OfferSide,
  { action, terms }: { action: 'ACCEPT' | 'COUNTER'; terms: number },
): OfferOutcome {
  if (terms !== state.termsNumber) return refused('CONFLICT');
  if (side === state.termsBy) return refused('FORBIDDEN');
  if (state.status !== 'PENDING') return refused('CONFLICT');
  if (action === 'ACCEPT') {
    return hasOpenPrices(state)
      ? refused('PRICE_NOT_AGREED')
      : done({ ...state, status: 'ACCEPTED' });
  }
  if (state.offerType !== 'TRADE') return refused('FORBIDDEN');
  return terms >= MAX_TERMS
    ? refused('TOO_MANY_ROUNDS')
    : done({ ...state, termsNumber: terms + 1, termsBy: side });
}

function afterSettling(
  state: OfferState,
  side: OfferSide,
  action: 'MARK_EXCHANGED' | 'TAKE_MARK_BACK' | 'CALL_OFF',
): OfferOutcome {
  if (action === 'MARK_EXCHANGED' && isExchanged(state)) return done(state);
  if (!commitsCopies(state)) return refused('CONFLICT');
  if (action === 'CALL_OFF') return done({ ...state, calledOffBy: side });
  const exchangedBy = { ...state.exchangedBy, [side]: action === 'MARK_EXCHANGED' };
  return done({ ...state, exchangedBy });
}

/** An offer's state once its time to answer is over (rules/offers#expiry). @returns CONFLICT unless it is pending */
export const afterLapse = (state: OfferState): OfferOutcome =>
  state.status === 'PENDING'
    ? done({ ...state, status: 'RESCINDED', isLapsed: true })
    : refused('CONFLICT');

/** What a side may do with an offer now. A mark can be set once and be taken back. */
export const possibleActions = (state: OfferState, side: OfferSide): OfferAction[] =>
  OFFER_ACTIONS.filter((action) => {
    const outcome = afterAction(state, side, action);
    if (!outcome.ok) return false;
    if (action === 'MARK_EXCHANGED') return !state.exchangedBy[side];
    return action !== 'TAKE_MARK_BACK' || state.exchangedBy[side];
  });

/** Whose turn it is: the sides for which an offer waits; empty if it is over. */
export function turnOf(state: OfferState): OfferSide[] {
  if (state.status === 'PENDING') {
    return hasOpenPrices(state)
      ? OFFER_SIDES.filter((side) => state.openPrices[side])
      : [otherSide(state.termsBy)];
  }
  if (!commitsCopies(state)) return [];
  return (['INITIATOR', 'RECIPIENT'] as const).filter((side) => !state.exchangedBy[side]);
}
