import fc from 'fast-check';
import {
  availableCopies,
  isOfferQuantity,
  MAX_OFFER_ITEMS,
  NOTHING_PROMISED,
  type Promised,
} from './offer-items';

test('an offer names at most 100 printings', () => {
  expect(MAX_OFFER_ITEMS).toBe(100);
});

test.each([
  ['nothing is promised', 3, 0, 3],
  ['some is', 3, 2, 1],
  ['all is', 3, 3, 0],
  ['more is than is listed by now', 1, 3, 0],
  ['the list is empty', 0, 0, 0],
])('what is available where %s', (_case, listed, promised, available) => {
  expect(availableCopies(listed, { promised })).toBe(available);
});

test('what is asked for reserves nothing', () => {
  const asked: Promised = { ...NOTHING_PROMISED, asked: 9 };
  expect(availableCopies(3, asked)).toBe(3);
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
])('%s of %s available can be asked for: %s', (quantity, available, isOne) => {
  expect(isOfferQuantity(quantity, available)).toBe(isOne);
});

test('whatever was promised, nobody asks for more than is left', () => {
  const copies = fc.nat(9_999);
  fc.assert(
    fc.property(copies, copies, fc.integer(), (listed, promised, quantity) => {
      const available = availableCopies(listed, { promised });
      expect(available).toBeGreaterThanOrEqual(0);
      if (isOfferQuantity(quantity, available)) {
        expect(promised + quantity).toBeLessThanOrEqual(listed);
      }
    }),
  );
});
