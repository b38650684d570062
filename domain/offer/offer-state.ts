import { parserOf } from '../errors';
import { OFFER_SIDES, type OfferSide } from './offer';

export const OFFER_STATUSES = ['ACCEPTED', 'DECLINED', 'PENDING', 'RESCINDED'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Throws `Unknown offer status: value` for any other value. */
export const parseOfferStatus = parserOf('offer status', OFFER_STATUSES);

/** The state of an offer, as both sides see it. */
export interface OfferState {
  status: OfferStatus;
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
  'DECLINE',
  'MARK_EXCHANGED',
  'TAKE_MARK_BACK',
  'CALL_OFF',
] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** An offer that was made just now (rules/offers#statuses). */
export const NEW_OFFER: OfferState = {
  status: 'PENDING',
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

/** The only side that may give each answer to a pending offer (rules/offers#who-may-answer). */
const ANSWERS = {
  RESCIND: { side: 'INITIATOR', status: 'RESCINDED' },
  ACCEPT: { side: 'RECIPIENT', status: 'ACCEPTED' },
  DECLINE: { side: 'RECIPIENT', status: 'DECLINED' },
} as const satisfies Partial<Record<OfferAction, { side: OfferSide; status: OfferStatus }>>;

export type OfferRefusal = 'FORBIDDEN' | 'CONFLICT' | 'PRICE_NOT_AGREED';
export type OfferOutcome = { ok: true; state: OfferState } | { ok: false; code: OfferRefusal };

const done = (state: OfferState): OfferOutcome => ({ ok: true, state });
const refused = (code: OfferRefusal): OfferOutcome => ({ ok: false, code });

/**
 * An offer's state after an action (rules/offers#who-may-answer).
 *
 * @returns FORBIDDEN if only the other side may do it, CONFLICT if it comes too late or too early, PRICE_NOT_AGREED if an
 * offer with an open price is accepted. Setting a mark, or taking it back, a second time changes nothing.
 */
export function afterAction(state: OfferState, side: OfferSide, action: OfferAction): OfferOutcome {
  if (action === 'RESCIND' || action === 'ACCEPT' || action === 'DECLINE') {
    const answer = ANSWERS[action];
    if (side !== answer.side) return refused('FORBIDDEN');
    if (state.status !== 'PENDING') return refused('CONFLICT');
    if (action === 'ACCEPT' && hasOpenPrices(state)) return refused('PRICE_NOT_AGREED');
    return done({ ...state, status: answer.status });
  }
  if (action === 'MARK_EXCHANGED' && isExchanged(state)) return done(state);
  if (!commitsCopies(state)) return refused('CONFLICT');
  if (action === 'CALL_OFF') return done({ ...state, calledOffBy: side });
  const exchangedBy = { ...state.exchangedBy, [side]: action === 'MARK_EXCHANGED' };
  return done({ ...state, exchangedBy });
}

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
      : ['RECIPIENT'];
  }
  if (!commitsCopies(state)) return [];
  return (['INITIATOR', 'RECIPIENT'] as const).filter((side) => !state.exchangedBy[side]);
}
