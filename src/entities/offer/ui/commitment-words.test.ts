import { commitmentWords } from './commitment-note';

test.each([
  ['BUY', 3, { committed: 2, pending: 2 }, '1 of 3 free · 2 in open offers'],
  ['BUY', 3, { committed: 0, pending: 2 }, '3 free · 2 in open offers'],
  ['BUY', 3, { committed: 3, pending: 0 }, '0 of 3 free'],
  // The list was shortened after the offer was accepted.
  ['BUY', 1, { committed: 2, pending: 0 }, '0 of 1 free'],
  ['SELL', 4, { committed: 1, pending: 1 }, '3 of 4 still wanted · 1 offered'],
  ['SELL', 4, { committed: 0, pending: 0 }, '4 wanted'],
] as const)('on a list for %s, of %i copies: %j', (offerType, listed, commitment, words) => {
  expect(commitmentWords(listed, commitment, offerType)).toBe(words);
});
