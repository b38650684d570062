import fc from 'fast-check';
import { OFFER_SIDES, otherSide, type OfferSide } from './offer';
import { afterAction, NEW_OFFER, turnOf } from './offer-state';
import {
  afterPriceAction,
  canTakePrice,
  isPriceOpen,
  type OfferedPrice,
  offeredPriceOf,
  openPricesOf,
  type PriceProposal,
} from './price-agreement';

const contact = (proposal: PriceProposal | null = null): OfferedPrice => ({
  priceType: 'CONTACT',
  fixedPriceInCents: null,
  proposal,
});
const proposed = (by: OfferSide, priceInCents: number, isTaken = false) =>
  contact({ by, priceInCents, isTaken });
const FIXED: OfferedPrice = { priceType: 'FIXED', fixedPriceInCents: 70, proposal: null };
const say = (item: OfferedPrice, side: OfferSide, action: 'PROPOSE' | 'TAKE', cents: number) =>
  afterPriceAction(NEW_OFFER, item, { side, action, priceInCents: cents });
const ok = ({ proposal }: OfferedPrice) => ({ ok: true, proposal });

test.each([
  ['a first proposal', contact(), 'INITIATOR', 'PROPOSE', 5, proposed('INITIATOR', 5)],
  [
    'another by the same side',
    proposed('INITIATOR', 5),
    'INITIATOR',
    'PROPOSE',
    6,
    proposed('INITIATOR', 6),
  ],
  [
    'another by the other side',
    proposed('INITIATOR', 5),
    'RECIPIENT',
    'PROPOSE',
    4,
    proposed('RECIPIENT', 4),
  ],
  [
    'the same by the other side takes it',
    proposed('INITIATOR', 5),
    'RECIPIENT',
    'PROPOSE',
    5,
    proposed('INITIATOR', 5, true),
  ],
  [
    'a taken price is taken again',
    proposed('INITIATOR', 5),
    'RECIPIENT',
    'TAKE',
    5,
    proposed('INITIATOR', 5, true),
  ],
  [
    'a taken price is proposed again',
    proposed('INITIATOR', 5, true),
    'RECIPIENT',
    'TAKE',
    5,
    proposed('INITIATOR', 5, true),
  ],
  [
    'another price after one was taken',
    proposed('INITIATOR', 5, true),
    'RECIPIENT',
    'PROPOSE',
    4,
    proposed('RECIPIENT', 4),
  ],
] as const)('%s', (_what, item, side, action, cents, after) => {
  expect(say(item, side, action, cents)).toEqual(ok(after));
});

test.each([
  ['nothing proposed', contact(), 'RECIPIENT', 5, 'CONFLICT'],
  ['another price by now', proposed('INITIATOR', 6), 'RECIPIENT', 5, 'CONFLICT'],
  ['the side’s own proposal', proposed('INITIATOR', 5), 'INITIATOR', 5, 'FORBIDDEN'],
  ['a price that isn’t to be agreed on', FIXED, 'RECIPIENT', 70, 'CONFLICT'],
] as const)('%s can’t be taken', (_what, item, side, cents, code) => {
  expect(say(item, side, 'TAKE', cents)).toEqual({ ok: false, code });
});

test('no price can be agreed on once the offer isn’t pending', () => {
  const action = { side: 'RECIPIENT', action: 'TAKE', priceInCents: 5 } as const;
  const accepted = { ...NEW_OFFER, status: 'ACCEPTED' } as const;
  const refused = { ok: false, code: 'CONFLICT' };
  expect(afterPriceAction(accepted, proposed('INITIATOR', 5), action)).toEqual(refused);
});

test('a price counts once it is agreed on', () => {
  expect(offeredPriceOf(proposed('INITIATOR', 5))).toBeNull();
  expect(offeredPriceOf(proposed('INITIATOR', 5, true))).toBe(5);
  expect(offeredPriceOf(FIXED)).toBe(70);
});

test('after any proposals, an offer is accepted only at agreed prices and waits for a side that can act', () => {
  const seen = { accepted: 0, refused: 0 };
  const priceAction = fc.record({
    at: fc.nat(1),
    side: fc.constantFrom(...OFFER_SIDES),
    action: fc.constantFrom('PROPOSE' as const, 'TAKE' as const),
    priceInCents: fc.integer({ min: 1, max: 2 }),
  });
  const property = fc.property(fc.array(priceAction, { maxLength: 30 }), (actions) => {
    const items = [contact(), FIXED];
    const lastOf: (OfferSide | null)[] = [null, null];
    for (const { at, ...action } of actions) {
      const item = items[at]!;
      const couldTake = canTakePrice(NEW_OFFER, item, action.side);
      const outcome = afterPriceAction(NEW_OFFER, item, action);
      if (!outcome.ok) continue;
      const { proposal } = outcome;
      // Nobody agrees with themselves: a price is taken by the side that didn’t propose it.
      if (proposal.isTaken && item.proposal?.isTaken !== true) {
        expect(couldTake).toBe(true);
        expect(lastOf[at]).toBe(otherSide(action.side));
      }
      if (!proposal.isTaken) lastOf[at] = action.side;
      items[at] = { ...item, proposal };
    }
    const openPrices = openPricesOf(items);
    const state = { ...NEW_OFFER, openPrices };
    const isOpen = items.some(isPriceOpen);
    const outcome = afterAction(state, 'RECIPIENT', 'ACCEPT');
    expect(outcome.ok).toBe(!isOpen);
    if (!outcome.ok) expect(outcome.code).toBe('PRICE_NOT_AGREED');
    expect(turnOf(state)).toEqual(
      isOpen ? OFFER_SIDES.filter((side) => openPrices[side]) : ['RECIPIENT'],
    );
    expect(turnOf(state)).not.toHaveLength(0);
    seen[outcome.ok ? 'accepted' : 'refused'] += 1;
  });
  fc.assert(property, { numRuns: 3_000 });
  expect(seen.accepted).toBeGreaterThan(50);
  expect(seen.refused).toBeGreaterThan(50);
});
