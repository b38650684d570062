import { promiseWords } from './promise-note';

test.each([
  ['BUY', 3, { promised: 2, asked: 2 }, '1 of 3 free · 2 in open offers'],
  ['BUY', 3, { promised: 0, asked: 2 }, '3 free · 2 in open offers'],
  ['BUY', 3, { promised: 3, asked: 0 }, '0 of 3 free'],
  // The list was shortened after the offer was accepted.
  ['BUY', 1, { promised: 2, asked: 0 }, '0 of 1 free'],
  ['SELL', 4, { promised: 1, asked: 1 }, '3 of 4 still wanted · 1 offered'],
  ['SELL', 4, { promised: 0, asked: 0 }, '4 wanted'],
] as const)('on a list for %s, of %i copies: %j', (offerType, listed, promised, words) => {
  expect(promiseWords(listed, promised, offerType)).toBe(words);
});
