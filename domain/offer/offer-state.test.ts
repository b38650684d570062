import { buyerSide, OFFER_SIDES, otherSide, sellerSide, type OfferSide } from './offer';
import {
  afterAction,
  isExchanged,
  NEW_OFFER,
  OFFER_ACTIONS,
  possibleActions,
  commitsCopies,
  turnOf,
  type OfferAction,
  type OfferState,
} from './offer-state';

const accepted: OfferState = { ...NEW_OFFER, status: 'ACCEPTED' };
const marked: OfferState = { ...accepted, exchangedBy: { INITIATOR: true, RECIPIENT: false } };
const swap: OfferState = { ...NEW_OFFER, offerType: 'TRADE' };
const countered: OfferState = { ...swap, termsNumber: 2, termsBy: 'RECIPIENT' };
const STATES = {
  pending: NEW_OFFER,
  'pending swap': swap,
  'countered swap': countered,
  rescinded: { ...NEW_OFFER, status: 'RESCINDED' },
  declined: { ...NEW_OFFER, status: 'DECLINED' },
  accepted,
  'marked by the initiator': marked,
  exchanged: { ...accepted, exchangedBy: { INITIATOR: true, RECIPIENT: true } },
  'called off': { ...accepted, calledOffBy: 'RECIPIENT' },
  'pending, a price is open': {
    ...NEW_OFFER,
    openPrices: { INITIATOR: true, RECIPIENT: false },
  },
} satisfies Record<string, OfferState>;
type StateName = keyof typeof STATES;

/** What each side can do with an offer, by its state; an action leads to a state or is refused. */
const TABLE: Record<
  StateName,
  Record<OfferSide, Record<OfferAction, StateName | string>>
> = (() => {
  const initiator = { ACCEPT: 'FORBIDDEN', COUNTER: 'FORBIDDEN', DECLINE: 'FORBIDDEN' };
  const recipient = { RESCIND: 'FORBIDDEN' };
  const tooLate = {
    INITIATOR: { RESCIND: 'CONFLICT', ...initiator },
    RECIPIENT: { ACCEPT: 'CONFLICT', COUNTER: 'CONFLICT', DECLINE: 'CONFLICT', ...recipient },
  };
  const noExchange = {
    MARK_EXCHANGED: 'CONFLICT',
    TAKE_MARK_BACK: 'CONFLICT',
    CALL_OFF: 'CONFLICT',
  };
  const closed = {
    INITIATOR: { ...tooLate.INITIATOR, ...noExchange },
    RECIPIENT: { ...tooLate.RECIPIENT, ...noExchange },
  };
  return {
    pending: {
      INITIATOR: { RESCIND: 'rescinded', ...initiator, ...noExchange },
      RECIPIENT: {
        ACCEPT: 'accepted',
        COUNTER: 'countered',
        DECLINE: 'declined',
        ...recipient,
        ...noExchange,
      },
    },
    'pending swap': {
      INITIATOR: { RESCIND: 'rescinded swap', ...initiator, ...noExchange },
      RECIPIENT: {
        ACCEPT: 'accepted swap',
        COUNTER: 'countered swap',
        DECLINE: 'declined swap',
        ...recipient,
        ...noExchange,
      },
    },
    'countered swap': {
      INITIATOR: {
        RESCIND: 'rescinded, countered swap',
        ACCEPT: 'accepted, countered swap',
        COUNTER: 'swap with third terms',
        DECLINE: 'FORBIDDEN',
        ...noExchange,
      },
      RECIPIENT: {
        ACCEPT: 'FORBIDDEN',
        COUNTER: 'FORBIDDEN',
        DECLINE: 'declined, countered swap',
        ...recipient,
        ...noExchange,
      },
    },
    'pending, a price is open': {
      INITIATOR: { RESCIND: 'rescinded, a price is open', ...initiator, ...noExchange },
      RECIPIENT: {
        ACCEPT: 'PRICE_NOT_AGREED',
        COUNTER: 'countered, a price is open',
        DECLINE: 'declined, a price is open',
        ...recipient,
        ...noExchange,
      },
    },
    rescinded: closed,
    declined: closed,
    accepted: {
      INITIATOR: {
        ...tooLate.INITIATOR,
        MARK_EXCHANGED: 'marked by the initiator',
        TAKE_MARK_BACK: 'accepted',
        CALL_OFF: 'called off by the initiator',
      },
      RECIPIENT: {
        ...tooLate.RECIPIENT,
        MARK_EXCHANGED: 'marked by the recipient',
        TAKE_MARK_BACK: 'accepted',
        CALL_OFF: 'called off',
      },
    },
    'marked by the initiator': {
      INITIATOR: {
        ...tooLate.INITIATOR,
        MARK_EXCHANGED: 'marked by the initiator',
        TAKE_MARK_BACK: 'accepted',
        CALL_OFF: 'marked, and called off by the initiator',
      },
      RECIPIENT: {
        ...tooLate.RECIPIENT,
        MARK_EXCHANGED: 'exchanged',
        TAKE_MARK_BACK: 'marked by the initiator',
        CALL_OFF: 'marked, and called off by the recipient',
      },
    },
    exchanged: {
      INITIATOR: { ...closed.INITIATOR, MARK_EXCHANGED: 'exchanged' },
      RECIPIENT: { ...closed.RECIPIENT, MARK_EXCHANGED: 'exchanged' },
    },
    'called off': closed,
  };
})();

const withOpenPrice = STATES['pending, a price is open'];
const second = { termsNumber: 2, termsBy: 'RECIPIENT' } as const;
const REACHED: Record<string, OfferState> = {
  ...STATES,
  countered: { ...STATES.pending, ...second },
  'countered, a price is open': { ...withOpenPrice, ...second },
  'rescinded swap': { ...swap, status: 'RESCINDED' },
  'accepted swap': { ...swap, status: 'ACCEPTED' },
  'declined swap': { ...swap, status: 'DECLINED' },
  'rescinded, countered swap': { ...countered, status: 'RESCINDED' },
  'accepted, countered swap': { ...countered, status: 'ACCEPTED' },
  'declined, countered swap': { ...countered, status: 'DECLINED' },
  'swap with third terms': { ...swap, termsNumber: 3 },
  'rescinded, a price is open': { ...withOpenPrice, status: 'RESCINDED' },
  'declined, a price is open': { ...withOpenPrice, status: 'DECLINED' },
  'marked by the recipient': { ...accepted, exchangedBy: { INITIATOR: false, RECIPIENT: true } },
  'called off by the initiator': { ...accepted, calledOffBy: 'INITIATOR' },
  'marked, and called off by the initiator': { ...marked, calledOffBy: 'INITIATOR' },
  'marked, and called off by the recipient': { ...marked, calledOffBy: 'RECIPIENT' },
};

const rows = Object.entries(TABLE).flatMap(([from, sides]) =>
  OFFER_SIDES.flatMap((side) =>
    OFFER_ACTIONS.map((action) => [from as StateName, side, action, sides[side][action]] as const),
  ),
);

test.each(rows)('%s: %s, %s → %s', (from, side, action, expected) => {
  const outcome = afterAction(STATES[from], side, action);
  const state = REACHED[expected];
  expect(outcome).toEqual(state ? { ok: true, state } : { ok: false, code: expected });
});

test.each<[StateName, OfferSide, OfferAction[]]>([
  ['pending', 'INITIATOR', ['RESCIND']],
  ['pending', 'RECIPIENT', ['ACCEPT', 'COUNTER', 'DECLINE']],
  ['pending, a price is open', 'INITIATOR', ['RESCIND']],
  ['pending, a price is open', 'RECIPIENT', ['COUNTER', 'DECLINE']],
  ['accepted', 'INITIATOR', ['MARK_EXCHANGED', 'CALL_OFF']],
  ['marked by the initiator', 'INITIATOR', ['TAKE_MARK_BACK', 'CALL_OFF']],
  ['marked by the initiator', 'RECIPIENT', ['MARK_EXCHANGED', 'CALL_OFF']],
  ['exchanged', 'INITIATOR', []],
  ['exchanged', 'RECIPIENT', []],
  ['called off', 'INITIATOR', []],
  ['declined', 'RECIPIENT', []],
  ['rescinded', 'INITIATOR', []],
])('%s: the %s can %j', (state, side, actions) => {
  expect(possibleActions(STATES[state], side)).toEqual(actions);
});

test.each<[StateName, OfferSide[], boolean]>([
  ['pending', ['RECIPIENT'], false],
  ['pending, a price is open', ['INITIATOR'], false],
  ['accepted', ['INITIATOR', 'RECIPIENT'], true],
  ['marked by the initiator', ['RECIPIENT'], true],
  ['exchanged', [], false],
  ['called off', [], false],
  ['declined', [], false],
  ['rescinded', [], false],
])('%s: waits for %j; commits copies: %s', (name, turn, commits) => {
  expect(turnOf(STATES[name])).toEqual(turn);
  expect(commitsCopies(STATES[name])).toBe(commits);
  expect(isExchanged(STATES[name])).toBe(name === 'exchanged');
});

test('the seller gives the copies, on either side', () => {
  expect([sellerSide('BUY'), buyerSide('BUY')]).toEqual(['RECIPIENT', 'INITIATOR']);
  expect([sellerSide('SELL'), buyerSide('SELL')]).toEqual(['INITIATOR', 'RECIPIENT']);
  expect(OFFER_SIDES.map(otherSide)).toEqual(['RECIPIENT', 'INITIATOR']);
});
