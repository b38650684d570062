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

/**
 * Whether an offer commits copies: it was accepted, and neither exchanged nor called off (rules/offers#exchange).
 *
 * @see server/modules/offers/sql.ts for the same in SQL
 */
export const commitsCopies = (state: OfferState): boolean =>
  state.status === 'ACCEPTED' && !isExchanged(state) && state.calledOffBy === null;

/** Why an action is refused. */
export type OfferRefusal<Action extends OfferAction = OfferAction> =
  | 'FORBIDDEN'
  | 'CONFLICT'
  | (Action extends 'ACCEPT' ? 'PRICE_NOT_AGREED' : never)
  | (Action extends 'COUNTER' ? 'TOO_MANY_ROUNDS' : never);
export type OfferOutcome<Code extends OfferRefusal = OfferRefusal> =
  | { ok: true; state: OfferState }
  | { ok: false; code: Code };

type Outcome<Action extends OfferAction> = OfferOutcome<OfferRefusal<Action>>;
type OtherAction = Exclude<OfferAction, 'ACCEPT' | 'COUNTER'>;

const done = (state: OfferState) => ({ ok: true, state }) as const;
const refused = <Code extends OfferRefusal>(code: Code) => ({ ok: false, code }) as const;

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
  action: 'COUNTER',
  terms?: number,
): Outcome<'COUNTER'>;
export function afterAction(
  state: OfferState,
  side: OfferSide,
  action: Exclude<OfferAction, 'COUNTER'>,
  terms?: number,
): Outcome<'ACCEPT'>;
export function afterAction(
  state: OfferState,
  side: OfferSide,
  action: OfferAction,
  terms?: number,
): OfferOutcome;
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
      return afterAccepting(state, side, terms);
    case 'COUNTER':
      return afterCountering(state, side, terms);
    default:
      return afterSettling(state, side, action);
  }
}

/** The side that made the offer takes it back, and the other declines it, even while it waits for the other side. */
function afterEnding(
  state: OfferState,
  side: OfferSide,
  action: 'RESCIND' | 'DECLINE',
): Outcome<OtherAction> {
  if (side !== (action === 'RESCIND' ? 'INITIATOR' : 'RECIPIENT')) return refused('FORBIDDEN');
  if (state.status !== 'PENDING') return refused('CONFLICT');
  return done({ ...state, status: action === 'RESCIND' ? 'RESCINDED' : 'DECLINED' });
}

/** Why these terms can't be answered: only the side that got the present ones answers them. Null if they can. */
function answerRefusal(
  { termsNumber, termsBy, status }: OfferState,
  side: OfferSide,
  terms: number,
): OfferRefusal<OtherAction> | null {
  if (terms !== termsNumber) return 'CONFLICT';
  if (side === termsBy) return 'FORBIDDEN';
  return status === 'PENDING' ? null : 'CONFLICT';
}

function afterAccepting(state: OfferState, side: OfferSide, terms: number): Outcome<'ACCEPT'> {
  const refusal = answerRefusal(state, side, terms);
  if (refusal !== null) return refused(refusal);
  if (hasOpenPrices(state)) return refused('PRICE_NOT_AGREED');
  return done({ ...state, status: 'ACCEPTED' });
}

function afterCountering(state: OfferState, side: OfferSide, terms: number): Outcome<'COUNTER'> {
  const refusal = answerRefusal(state, side, terms);
  if (refusal !== null) return refused(refusal);
  if (terms >= MAX_TERMS) return refused('TOO_MANY_ROUNDS');
  return done({ ...state, termsNumber: terms + 1, termsBy: side });
}

function afterSettling(
  state: OfferState,
  side: OfferSide,
  action: 'MARK_EXCHANGED' | 'TAKE_MARK_BACK' | 'CALL_OFF',
): Outcome<OtherAction> {
  if (action === 'MARK_EXCHANGED' && isExchanged(state)) return done(state);
  if (!commitsCopies(state)) return refused('CONFLICT');
  if (action === 'CALL_OFF') return done({ ...state, calledOffBy: side });
  const exchangedBy = { ...state.exchangedBy, [side]: action === 'MARK_EXCHANGED' };
  return done({ ...state, exchangedBy });
}

/** An offer's state once its time to answer is over (rules/offers#expiry). @returns CONFLICT unless it is pending */
export const afterExpiry = (state: OfferState): Outcome<OtherAction> =>
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
