import { MAX_FIXED_PRICE_CENTS } from '../pricing';
import fc from 'fast-check';
import { OFFER_SIDES, OFFER_TYPES } from './offer';
import { afterAction, NEW_OFFER, type OfferState, turnOf } from './offer-state';
import {
  balanceFor,
  balanceOf,
  copiesToGive,
  copiesToName,
  isSameTerms,
  MAX_TERMS,
  mirroredTerms,
  type SwapTerms,
  termsChange,
  termsErrorsOf,
  type TermsItem,
} from './swap-terms';

/** Copies in terms, at a price in whole cents in an offer for money; null for one that is to be agreed. */
const inTerms = (variantId: string, quantity = 1, cents?: number | null): TermsItem => ({
  variantId,
  quantity,
  price:
    cents === undefined
      ? null
      : { priceType: cents === null ? 'CONTACT' : 'FIXED', priceInCents: cents },
});
const terms = (given: Partial<SwapTerms<TermsItem>> = {}): SwapTerms<TermsItem> => ({
  gives: [inTerms('a')],
  gets: [inTerms('b')],
  balanceInCents: 0,
  balancePaidBy: null,
  ...given,
});
const paid = (balanceInCents: number) =>
  terms({ balanceInCents, balancePaidBy: 'INITIATOR' as const });
const many = (count: number) => Array.from({ length: count }, (_, at) => inTerms(`many-${at}`));

test.each([
  ['a swap without money', terms(), 14, []],
  ['the greatest balance', paid(MAX_FIXED_PRICE_CENTS), 30, []],
  ['nothing at all', terms({ gives: [], gets: [] }), 14, ['ONE_SIDED']],
  ['cards on one side', terms({ gets: [] }), 14, ['ONE_SIDED']],
  ['the same printing on both sides', terms({ gets: [inTerms('a')] }), 14, ['ON_BOTH_SIDES']],
  ['too many printings', terms({ gives: many(100) }), 14, ['NOT_SO_MANY']],
  ['a negative balance', paid(-1), 14, ['NOT_A_BALANCE']],
  ['a huge balance', paid(1e9), 14, ['NOT_A_BALANCE']],
  ['half a cent', paid(0.5), 14, ['NOT_A_BALANCE']],
  ['money from nobody', terms({ balanceInCents: 5 }), 14, ['NOT_A_BALANCE']],
  ['no money from somebody', paid(0), 14, ['NOT_A_BALANCE']],
  ['an odd number of days', terms(), 5, ['NOT_DAYS']],
])('terms with %s', (_what, given, days, errors) => {
  expect(termsErrorsOf(given, days)).toEqual(errors);
});

test('a change names copies and money, with their signs', () => {
  const before = terms({ gives: [inTerms('a'), inTerms('c', 3)] });
  const after = terms({
    gives: [inTerms('c', 1), inTerms('d', 2)],
    ...balanceOf(-300, 'INITIATOR'),
  });
  expect(termsChange(before, after, 'INITIATOR')).toEqual({
    gives: [
      { variantId: 'c', copies: -2 },
      { variantId: 'd', copies: 2 },
      { variantId: 'a', copies: -1 },
    ],
    gets: [],
    prices: [],
    money: { before: 0, after: -300 },
  });
});

test('a change of an offer for money names prices, and what they come to', () => {
  const selling = (...gives: TermsItem[]) => terms({ gives, gets: [] });
  const before = selling(inTerms('a', 2, 150), inTerms('b', 1, 500));
  const after = selling(inTerms('a', 2, 200), inTerms('b', 2, 500));
  expect(termsChange(before, after, 'RECIPIENT')).toEqual({
    gives: [{ variantId: 'b', copies: 1 }],
    gets: [],
    prices: [
      {
        variantId: 'a',
        before: { priceType: 'FIXED', priceInCents: 150 },
        after: { priceType: 'FIXED', priceInCents: 200 },
      },
    ],
    money: { before: 800, after: 1_400 },
  });
  expect(isSameTerms(termsChange(after, after, 'RECIPIENT'))).toBe(true);
  expect(isSameTerms(termsChange(before, after, 'RECIPIENT'))).toBe(false);
  const open = selling(inTerms('a', 2, null));
  expect(termsChange(before, open, 'RECIPIENT').money).toBeNull();
  expect(isSameTerms(termsChange(open, open, 'RECIPIENT'))).toBe(true);
});

test('what one side pays the other gets, and a change looks the same from both sides', () => {
  const items = fc.uniqueArray(
    fc.record({
      variantId: fc.constantFrom(...'abcdef'),
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.constant(null),
    }),
    {
      selector: ({ variantId }) => variantId,
    },
  );
  const anySwap = fc
    .record({
      gives: items,
      gets: items,
      cents: fc.integer({ min: -MAX_FIXED_PRICE_CENTS, max: MAX_FIXED_PRICE_CENTS }),
      side: fc.constantFrom(...OFFER_SIDES),
    })
    .map(({ cents, side, ...rest }): SwapTerms<TermsItem> => ({
      ...rest,
      ...balanceOf(cents, side),
    }));
  fc.assert(
    fc.property(anySwap, anySwap, (before, after) => {
      expect(balanceFor(after, 'INITIATOR')).toBe(0 - balanceFor(after, 'RECIPIENT'));
      const mine = termsChange(before, after, 'INITIATOR');
      const theirs = termsChange(mirroredTerms(before), mirroredTerms(after), 'RECIPIENT');
      const { before: was, after: is } = mine.money!;
      expect(theirs).toEqual({
        ...mine,
        gives: mine.gets,
        gets: mine.gives,
        money: { before: 0 - was, after: 0 - is },
      });
    }),
  );
});

test.each(OFFER_TYPES)(
  'in a %s, it is always one side’s turn, up to the last terms',
  (offerType) => {
    let state: OfferState = { ...NEW_OFFER, offerType };
    for (let number = 2; number <= MAX_TERMS; number += 1) {
      const [side] = turnOf(state);
      const [other] = OFFER_SIDES.filter((each) => each !== side);
      expect(afterAction(state, other!, 'COUNTER')).toEqual({ ok: false, code: 'FORBIDDEN' });
      expect(afterAction(state, side!, 'COUNTER', number - 2)).toEqual({
        ok: false,
        code: 'CONFLICT',
      });
      const outcome = afterAction(state, side!, 'COUNTER', number - 1);
      expect(outcome).toMatchObject({ ok: true, state: { termsNumber: number, termsBy: side } });
      if (outcome.ok) state = outcome.state;
    }
    const [side] = turnOf(state);
    expect(afterAction(state, side!, 'COUNTER')).toEqual({ ok: false, code: 'TOO_MANY_ROUNDS' });
    expect(afterAction(state, side!, 'ACCEPT')).toMatchObject({ ok: true });
  },
);

test.each([
  ['on no list', { forSale: null, wanted: null, extra: 0 }, 0],
  ['for sale', { forSale: 2, wanted: 5, extra: 0 }, 2],
  ['all promised, though wanted', { forSale: 0, wanted: 5, extra: 0 }, 0],
  ['wanted', { forSale: null, wanted: 5, extra: 0 }, 5],
  ['extra', { forSale: null, wanted: null, extra: 3 }, 3],
  ['extra, and fewer for sale', { forSale: 1, wanted: null, extra: 3 }, 3],
  ['extra, and more for sale', { forSale: 4, wanted: null, extra: 3 }, 4],
  ['extra, and more wanted', { forSale: null, wanted: 5, extra: 3 }, 5],
])('the copies that a player may give of a printing that is %s', (_what, copies, expected) => {
  expect(copiesToGive(copies)).toBe(expected);
});

test.each([
  ['all seen', { seen: 2, mayBeMore: false, inTerms: 5 }, 2],
  ['hidden, and in the terms', { seen: 2, mayBeMore: true, inTerms: 5 }, 5],
  ['hidden, and fewer in the terms', { seen: 2, mayBeMore: true, inTerms: 1 }, 2],
  ['hidden, and not in the terms', { seen: 0, mayBeMore: true, inTerms: 0 }, 0],
])('the copies that a player may name where they are %s', (_what, known, expected) => {
  expect(copiesToName(known)).toBe(expected);
});
