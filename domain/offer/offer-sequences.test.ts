import fc from 'fast-check';
import { availableCopies } from './offer-items';
import { OFFER_SIDES, OFFER_TYPES, type OfferSide } from './offer';
import {
  afterAction,
  afterExpiry,
  isExchanged,
  NEW_OFFER,
  OFFER_ACTIONS,
  possibleActions,
  commitsCopies,
  turnOf,
  type OfferAction,
  type OfferState,
} from './offer-state';
import { MAX_TERMS } from './swap-terms';

/** The legal steps of an offer, written independently of the implementation. */
const isLegal = (from: OfferState, side: OfferSide, action: OfferAction, to: OfferState) => {
  const { status, exchangedBy, calledOffBy, termsBy, termsNumber } = from;
  const areTermsKept = to.termsBy === termsBy && to.termsNumber === termsNumber;
  if (action !== 'COUNTER' && !areTermsKept) return false;
  const before = `${status} ${Number(exchangedBy.INITIATOR)}${Number(exchangedBy.RECIPIENT)} ${calledOffBy ?? '-'}`;
  const after = `${to.status} ${Number(to.exchangedBy.INITIATOR)}${Number(to.exchangedBy.RECIPIENT)} ${to.calledOffBy ?? '-'}`;
  const mark = (mine: '0' | '1') =>
    side === 'INITIATOR'
      ? `ACCEPTED ${mine}${before.at(-3)} -`
      : `ACCEPTED ${before.at(-4)}${mine} -`;
  const isOpen = /^ACCEPTED (00|01|10) -$/.test(before);
  switch (action) {
    case 'RESCIND':
      return side === 'INITIATOR' && before === 'PENDING 00 -' && after === 'RESCINDED 00 -';
    case 'ACCEPT':
      return side !== termsBy && before === 'PENDING 00 -' && after === 'ACCEPTED 00 -';
    case 'COUNTER':
      return (
        side !== termsBy &&
        before === 'PENDING 00 -' &&
        after === before &&
        to.termsBy === side &&
        to.termsNumber === termsNumber + 1 &&
        to.termsNumber <= MAX_TERMS
      );
    case 'DECLINE':
      return side === 'RECIPIENT' && before === 'PENDING 00 -' && after === 'DECLINED 00 -';
    case 'MARK_EXCHANGED':
      return before === 'ACCEPTED 11 -' ? after === before : isOpen && after === mark('1');
    case 'TAKE_MARK_BACK':
      return isOpen && after === mark('0');
    case 'CALL_OFF':
      return isOpen && after === before.replace('-', side);
  }
};

interface Copies {
  /** On the seller's list. */
  listed: number;
  /** Changed hands. */
  given: number;
}

const OFFERS = 3;
const MARKS: OfferAction[] = ['MARK_EXCHANGED', 'MARK_EXCHANGED', 'TAKE_MARK_BACK'];
const step = fc.record({
  /** Whether it names the terms before the present ones. */
  isLate: fc.constantFrom(true, ...Array<boolean>(9).fill(false)),
  offer: fc.nat(OFFERS - 1),
  side: fc.constantFrom(...OFFER_SIDES),
  // Actions that continue an offer are tried more often than those that end it at once.
  action: fc.constantFrom(
    ...OFFER_ACTIONS,
    ...Array<OfferAction>(4).fill('ACCEPT'),
    'EXPIRE' as const,
    ...MARKS,
    ...MARKS,
  ),
});
const game = fc.record({
  listed: fc.integer({ min: 0, max: 4 }),
  quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: OFFERS, maxLength: OFFERS }),
  steps: fc.array(step, { minLength: 10, maxLength: 30 }),
});

const committedBy = (offers: readonly OfferState[], quantities: readonly number[]) =>
  offers.reduce((sum, offer, at) => sum + (commitsCopies(offer) ? quantities[at]! : 0), 0);

const isSame = (one: OfferState, other: OfferState) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Like `expect`, which takes a hundred times as long; this runs a million times. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
}

test('in any sequence of actions on offers for the same copies, every step is legal and no copy is committed twice', () => {
  const seen = { done: 0, refused: 0, exchanged: 0, calledOff: 0, countered: 0, expired: 0 };
  const property = fc.property(game, ({ listed, quantities, steps }) => {
    const offers = quantities.map((_, at): OfferState => ({
      ...NEW_OFFER,
      offerType: OFFER_TYPES[at % OFFER_TYPES.length]!,
    }));
    const copies: Copies = { listed, given: 0 };
    for (const { offer: at, side, action, isLate } of steps) {
      const before = offers[at]!;
      const quantity = quantities[at]!;
      if (action === 'EXPIRE') {
        const expiry = afterExpiry(before);
        must(expiry.ok === (before.status === 'PENDING'), 'only a pending offer expires');
        if (expiry.ok) offers[at] = expiry.state;
        if (expiry.ok) seen.expired += 1;
        continue;
      }
      if (isLate) {
        const late = afterAction(before, side, action, before.termsNumber - 1);
        const isAnswer = action === 'ACCEPT' || action === 'COUNTER';
        must(!isAnswer || !late.ok, 'nobody answers earlier terms');
        continue;
      }
      const outcome = afterAction(before, side, action);
      const isPossible = possibleActions(before, side).includes(action);
      // A possible action succeeds; an impossible one changes nothing.
      if (!outcome.ok) {
        must(!isPossible, 'a refused action is not listed as possible');
        seen.refused += 1;
        continue;
      }
      const after = outcome.state;
      must(isLegal(before, side, action, after), `${action} by the ${side} is legal`);
      must(
        isPossible || isSame(before, after),
        'an action that is not listed as possible changes nothing',
      );
      const left = availableCopies(copies.listed, { committed: committedBy(offers, quantities) });
      if (action === 'ACCEPT' && quantity > left) continue;
      offers[at] = after;
      if (isExchanged(after) && !isExchanged(before)) {
        copies.listed -= quantity;
        copies.given += quantity;
        seen.exchanged += 1;
      }
      if (action === 'CALL_OFF') seen.calledOff += 1;
      if (action === 'COUNTER') seen.countered += 1;
      seen.done += 1;
      must(committedBy(offers, quantities) <= copies.listed, 'no copy is committed twice');
      must(copies.listed + copies.given === listed, 'no copy is lost');
      const goesOn = OFFER_SIDES.some((one) => possibleActions(after, one).length > 0);
      must(turnOf(after).length > 0 === goesOn, 'an offer waits for somebody until it is over');
    }
  });
  fc.assert(property, { numRuns: 10_000 });
  // The sequences were long enough to reach every final state.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
});
