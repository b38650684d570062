import { type Exchange, fairnessOf } from '@domain/fairness';
import { offerTotal } from '@domain/offer';
import { DOLLARS } from '@domain/pricing';
import { comparisonText, priceComparisonText } from './fairness-words';

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
  return comparisonText(fairnessOf(exchange, NOW), 'moss', DOLLARS);
};

const AT = 'At today’s market prices,';

// The money is what the viewer pays; a negative amount is what moss pays.
test.each([
  // Cards both ways.
  ['cards of the same value', [200], [200], 0, `${AT} both sides are equal.`],
  ['the viewer’s cards are worth more', [202], [198], 0, `${AT} moss is ahead by $0.04.`],
  ['the other one’s are worth more', [198], [202], 0, `${AT} you are ahead by $0.04.`],
  ['money besides the dearer cards', [202], [198], 150, `${AT} moss is ahead by $1.54.`],
  ['money that is too little', [198], [252], 50, `${AT} you are ahead by $0.04.`],
  ['money that evens it out', [198], [240], 42, `${AT} both sides are equal.`],
  ['money from the other one, too much', [202], [198], -150, `${AT} you are ahead by $1.46.`],
  ['money from the other one, too little', [352], [198], -4, `${AT} moss is ahead by $1.50.`],
  ['money from the other one, just right', [202], [198], -4, `${AT} both sides are equal.`],
  // Cards one way, and money the other.
  ['a purchase below the market', [], [2_884], 2_625, 'You pay $2.59 less than the market value.'],
  ['a purchase above it', [], [2_500], 2_625, 'You pay $1.25 more than the market value.'],
  ['a purchase at it', [], [2_500], 2_500, 'You pay exactly the market value.'],
  ['a sale below the market', [2_884], [], -2_625, 'moss pays $2.59 less than the market value.'],
  ['a sale above it', [2_500], [], -2_625, 'moss pays $1.25 more than the market value.'],
  ['a sale at it', [2_500], [], -2_500, 'moss pays exactly the market value.'],
  // What nobody sends, and a form shows while it is filled in.
  ['nothing at all', [], [], 0, `${AT} both sides are equal.`],
  ['cards for nothing', [], [200], 0, `${AT} you are ahead by $2.00.`],
  ['cards given for nothing', [200], [], 0, `${AT} moss is ahead by $2.00.`],
  ['money for nothing', [], [], 200, `${AT} moss is ahead by $2.00.`],
  ['money from the other one for nothing', [], [], -200, `${AT} you are ahead by $2.00.`],
  ['cards and money for nothing', [200], [], 100, `${AT} moss is ahead by $3.00.`],
  ['cards and money got for nothing', [], [200], -100, `${AT} you are ahead by $3.00.`],
  // Cards that the market doesn't know.
  [
    'a card without a market price',
    [200, null],
    [300],
    0,
    `${AT} you are ahead by $1.00, not counting 1 printing without a market price.`,
  ],
  [
    'a purchase of some without a market price',
    [],
    [300, null, null],
    200,
    'You pay $1.00 less than the market value, not counting 2 printings without a market price.',
  ],
  [
    'a purchase of none with a market price',
    [],
    [null],
    200,
    `${AT} moss is ahead by $2.00, not counting 1 printing without a market price.`,
  ],
] as const)('%s', (_what, gives, gets, money, expected) => {
  expect(sentence(gives, gets, money)).toBe(expected);
});

/** A copy of each printing, at this price, and worth that much. */
const total = (...items: readonly (readonly [number | null, number | null])[]) =>
  offerTotal(
    items.map(([priceInCents, marketPriceInCents]) => ({
      quantity: 1,
      priceInCents,
      marketPriceInCents,
    })),
  );

test.each([
  ['below', total([1_200, 1_333]), 'You pay $1.33 less than the market value.'],
  ['above', total([1_400, 1_333]), 'You pay $0.67 more than the market value.'],
  ['at the market', total([1_333, 1_333]), 'You pay exactly the market value.'],
  [
    'a price that is still to be agreed',
    total([1_200, 1_333], [null, 5_000]),
    'You pay $1.33 less than the market value for the 1 printing with both prices.',
  ],
  ['no price yet', total([null, 5_000]), 'No price is agreed on yet.'],
  ['no market price', total([500, null]), 'Without market prices there is nothing to compare.'],
])('an offer for money alone: %s', (_what, sums, expected) => {
  expect(priceComparisonText(sums, 'You pay', DOLLARS)).toBe(expected);
});
