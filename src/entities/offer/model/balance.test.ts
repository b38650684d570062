import { type Exchange, fairnessOf } from '@domain/fairness';
import { DOLLARS } from '@domain/pricing';
import { exchangeBalance, listBalance } from './balance';

const NOW = Date.parse('2026-03-01T00:00:00Z');

/** A printing's copy at a price, which is null for one that the market doesn't know. */
const copy = (todayInCents: number | null, at: number) => ({
  variantId: `printing-${at}`,
  cardId: `card-${at}`,
  quantity: 1,
  price: {
    todayInCents,
    lowInCents: null,
    highInCents: null,
    confirmedAt: '2026-03-01T00:00:00Z',
    isQuarantined: false,
  },
  lacked: { wanted: null, missing: null },
});

const sentence = (
  gives: readonly (number | null)[],
  gets: readonly (number | null)[],
  balanceInCents: number,
) => {
  const exchange: Exchange = { gives: gives.map(copy), gets: gets.map(copy), balanceInCents };
  return exchangeBalance(fairnessOf(exchange, NOW), DOLLARS).result;
};

// The money is what the viewer pays; a negative amount is what moss pays.
test.each([
  // Cards both ways.
  ['cards of the same value', [200], [200], 0, 'both sides are equal'],
  ['the viewer’s cards are worth more', [202], [198], 0, 'you are $0.04 down'],
  ['the other one’s are worth more', [198], [202], 0, 'you are $0.04 up'],
  ['money besides the dearer cards', [202], [198], 150, 'you are $1.54 down'],
  ['money that is too little', [198], [252], 50, 'you are $0.04 up'],
  ['money that evens it out', [198], [240], 42, 'both sides are equal'],
  ['money from the other one, too much', [202], [198], -150, 'you are $1.46 up'],
  ['money from the other one, too little', [352], [198], -4, 'you are $1.50 down'],
  ['money from the other one, just right', [202], [198], -4, 'both sides are equal'],
  // What nobody sends, and a form shows while it is filled in.
  ['nothing at all', [], [], 0, 'both sides are equal'],
  ['cards for nothing', [], [200], 0, 'you are $2.00 up'],
  ['money for nothing', [], [], 200, 'you are $2.00 down'],
  ['cards and money for nothing', [200], [], 100, 'you are $3.00 down'],
  // Cards that the market doesn't know.
  [
    'a card without a market price',
    [200, null],
    [300],
    0,
    'you are $1.00 up, not counting 1 printing without a market price',
  ],
] as const)('%s', (_what, gives, gets, money, expected) => {
  expect(sentence(gives, gets, money)).toBe(expected);
});

/** The sums of a copy of each printing, at this price, and worth that much. */
const sums = (iPay: boolean, ...items: readonly (readonly [number | null, number | null])[]) => {
  const { gives, gets, result } = listBalance(
    items.map(([priceInCents, marketPriceInCents]) => ({
      quantity: 1,
      priceInCents,
      marketPriceInCents,
    })),
    iPay,
    DOLLARS,
  );
  return [gives.totalInCents, gets.totalInCents, result];
};

test.each([
  ['below the market', sums(true, [1_200, 1_333]), [1_200, 1_333, 'you are $1.33 up']],
  ['above it', sums(true, [1_400, 1_333]), [1_400, 1_333, 'you are $0.67 down']],
  ['at it', sums(true, [1_333, 1_333]), [1_333, 1_333, 'both sides are equal']],
  ['a sale below the market', sums(false, [1_200, 1_333]), [1_333, 1_200, 'you are $1.33 down']],
  [
    'a price that is still to be agreed',
    sums(true, [1_200, 1_333], [null, 5_000]),
    [1_200, 6_333, '1 price still to be agreed'],
  ],
  [
    'a printing without a market price',
    sums(true, [1_200, 1_333], [300, null]),
    [1_500, 1_333, 'you are $1.33 up, not counting 1 printing without a market price'],
  ],
  [
    'no market price',
    sums(true, [500, null]),
    [500, 0, 'without market prices there is nothing to compare'],
  ],
  ['no cards yet', sums(true), [0, 0, 'no cards yet']],
])('an offer for money alone: %s', (_what, shown, expected) => {
  expect(shown).toEqual(expected);
});
