import fc from 'fast-check';
import { OFFER_SIDES, OFFER_TYPES, type OfferSide } from './offer';
import { isAtStage, OFFER_STAGES, offerOutline, offerRank } from './offer-list';
import { NEW_OFFER, OFFER_STATUSES, type OfferState, turnOf } from './offer-state';

const ACCEPTED: OfferState = { ...NEW_OFFER, status: 'ACCEPTED' };
const marked = (...sides: OfferSide[]): OfferState => ({
  ...ACCEPTED,
  exchangedBy: { INITIATOR: sides.includes('INITIATOR'), RECIPIENT: sides.includes('RECIPIENT') },
});
const openFor = (side: OfferSide): OfferState => ({
  ...NEW_OFFER,
  openPrices: { ...NEW_OFFER.openPrices, [side]: true },
});

test.each<[string, OfferState, ranks: [initiator: number, recipient: number]]>([
  ['a new offer', NEW_OFFER, [2, 3]],
  ['countered terms', { ...NEW_OFFER, offerType: 'TRADE', termsBy: 'RECIPIENT' }, [3, 2]],
  ['an open price of the initiator’s', openFor('INITIATOR'), [3, 2]],
  ['an open price of the recipient’s', openFor('RECIPIENT'), [2, 3]],
  ['an accepted offer', ACCEPTED, [1, 1]],
  ['one that the initiator marked', marked('INITIATOR'), [0, 1]],
  ['an exchanged one', marked('INITIATOR', 'RECIPIENT'), [0, 0]],
  ['one that was called off', { ...ACCEPTED, calledOffBy: 'INITIATOR' }, [0, 0]],
  ['a declined one', { ...NEW_OFFER, status: 'DECLINED' }, [0, 0]],
])('%s has its rank in the list of either side', (_what, state, ranks) => {
  expect(OFFER_SIDES.map((side) => offerRank(state, side))).toEqual(ranks);
});

const both = (value: fc.Arbitrary<boolean>) => fc.record({ INITIATOR: value, RECIPIENT: value });
const states: fc.Arbitrary<OfferState> = fc.record({
  offerType: fc.constantFrom(...OFFER_TYPES),
  termsNumber: fc.constant(1),
  termsBy: fc.constantFrom(...OFFER_SIDES),
  isLapsed: fc.boolean(),
  status: fc.constantFrom(...OFFER_STATUSES),
  exchangedBy: both(fc.boolean()),
  calledOffBy: fc.constantFrom(null, ...OFFER_SIDES),
  openPrices: both(fc.boolean()),
});

test('every offer is either open or done, and waits for somebody exactly while it is open', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...OFFER_SIDES), (state, side) => {
      const [isMine, isOpen, isDone] = OFFER_STAGES.map((stage) => isAtStage(state, side, stage));
      expect(isOpen).toBe(!isDone);
      expect(isOpen).toBe(turnOf(state).length > 0);
      if (isMine) expect(isOpen).toBe(true);
      expect(isMine).toBe(offerRank(state, side) % 2 === 1);
    }),
  );
});

test('an outline totals all printings and names the first ones', () => {
  const item = (quantity: number, fixedPriceInCents: number | null) => ({
    quantity,
    priceType: fixedPriceInCents === null ? ('CONTACT' as const) : ('FIXED' as const),
    fixedPriceInCents,
    proposal: null,
  });
  const items = [item(2, 150), item(1, null), item(1, 5), item(3, 10)];
  expect(offerOutline(items)).toEqual({
    items: items.slice(0, 3),
    printings: 4,
    copies: 7,
    totalInCents: 335,
    unpriced: 1,
  });
  expect(offerOutline([item(1, null)]).totalInCents).toBeNull();
});
