import fc from 'fast-check';
import {
  availableCopies,
  isOfferQuantity,
  MAX_OFFER_ITEMS,
  NOTHING_COMMITTED,
  offerTotal,
  type OfferTotal,
  type Commitment,
} from './offer-items';

describe('offer items', () => {
  test('an offer names at most 100 printings', () => {
    expect(MAX_OFFER_ITEMS).toBe(100);
  });

  test.each([
    ['nothing is committed', 3, 0, 3],
    ['some copies are committed', 3, 2, 1],
    ['all copies are committed', 3, 3, 0],
    ['more copies are committed than listed by now', 1, 3, 0],
    ['the list is empty', 0, 0, 0],
  ])('the available copies when %s', (_case, listed, committed, available) => {
    expect(availableCopies(listed, { committed })).toBe(available);
  });

  test('a pending offer reserves nothing', () => {
    const offered: Commitment = { ...NOTHING_COMMITTED, pending: 9 };
    expect(availableCopies(3, offered)).toBe(3);
  });

  test.each([
    [1, 1, true],
    [3, 3, true],
    [2, 3, true],
    [0, 3, false],
    [-1, 3, false],
    [4, 3, false],
    [1, 0, false],
    [1.5, 3, false],
    [2 ** 31, 3, false],
    [Number.NaN, 3, false],
    [Infinity, Infinity, false],
  ])('an offer may ask for %s of %s available copies: %s', (quantity, available, isOne) => {
    expect(isOfferQuantity(quantity, available)).toBe(isOne);
  });

  test('an allowed quantity never exceeds what commitments leave', () => {
    const copies = fc.nat(9_999);
    fc.assert(
      fc.property(copies, copies, fc.integer(), (listed, committed, quantity) => {
        const available = availableCopies(listed, { committed });
        expect(available).toBeGreaterThanOrEqual(0);
        if (isOfferQuantity(quantity, available)) {
          expect(committed + quantity).toBeLessThanOrEqual(listed);
        }
      }),
    );
  });
});

describe('offer total', () => {
  const item = (
    quantity: number,
    priceInCents: number | null,
    marketPriceInCents: number | null,
  ) => ({ quantity, priceInCents, marketPriceInCents });
  const sums = (given: Partial<OfferTotal>): OfferTotal => ({
    total: 0,
    priced: 0,
    unpriced: 0,
    withoutMarket: 0,
    compared: null,
    ...given,
  });

  test.each([
    ['nothing', [], sums({})],
    [
      'copies at a price above the market’s',
      [item(3, 150, 100)],
      sums({
        total: 450,
        priced: 1,
        compared: { printings: 1, total: 450, market: 300, difference: 150 },
      }),
    ],
    [
      'a price of 0',
      [item(2, 0, 100)],
      sums({ priced: 1, compared: { printings: 1, total: 0, market: 200, difference: -200 } }),
    ],
    ['a price to be agreed on', [item(2, null, 100)], sums({ unpriced: 1 })],
    [
      'a printing without a market price',
      [item(2, 50, null), item(1, 70, 0)],
      sums({ total: 170, priced: 2, withoutMarket: 2 }),
    ],
    [
      'all of these, compared over the same printings',
      [item(1, 150, 100), item(4, null, 25), item(2, 50, null)],
      sums({
        total: 250,
        priced: 2,
        unpriced: 1,
        withoutMarket: 1,
        compared: { printings: 1, total: 150, market: 100, difference: 50 },
      }),
    ],
  ])('%s', (_what, items, total) => {
    expect(offerTotal(items)).toEqual(total);
  });

  test('the sum of the largest offer is exact', () => {
    const most = Array.from({ length: 100 }, () => item(9_999, 5_000_000, 2 ** 31 - 1));
    const { total, compared } = offerTotal(most);
    expect(BigInt(total)).toBe(100n * 9_999n * 5_000_000n);
    expect(compared?.total).toBe(total);
    expect(BigInt(compared?.market ?? 0)).toBe(100n * 9_999n * (2n ** 31n - 1n));
    expect(compared?.difference).toBe(total - (compared?.market ?? 0));
  });

  test('parts of an offer add up to the whole, in any order', () => {
    const cents = fc.option(fc.nat(5_000_000));
    const items = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999 }), cents, cents), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(items, items, (some, others) => {
        const one = offerTotal(some.map((each) => item(...each)));
        const other = offerTotal(others.map((each) => item(...each)));
        const all = offerTotal([...others, ...some].map((each) => item(...each)));
        for (const part of ['total', 'priced', 'unpriced', 'withoutMarket'] as const) {
          expect(all[part]).toBe(one[part] + other[part]);
        }
        expect(all.compared === null).toBe(one.compared === null && other.compared === null);
        for (const part of ['printings', 'total', 'market', 'difference'] as const) {
          const parts = (one.compared?.[part] ?? 0) + (other.compared?.[part] ?? 0);
          expect(all.compared?.[part] ?? 0).toBe(parts);
        }
      }),
    );
  });
});
