import { DOLLARS } from './money';
import { besideMarketParts, pricingWords, type PriceBesideMarket } from './price-beside-market';

const rule = { percentageAdjustment: -10, roundingStep: 25 } as const;
const price = (given: Partial<PriceBesideMarket> = {}): PriceBesideMarket => ({
  priceType: 'MARKET',
  cents: 1_200,
  marketCents: 1_333,
  pricing: rule,
  ...given,
});

test.each<[string, PriceBesideMarket, string]>([
  ['by the seller’s rule', price(), 'asks $12.00 · market $13.33 (−10 %, rounded up to 25¢)'],
  [
    'rounded up above the market',
    price({ cents: 50, marketCents: 43 }),
    'asks $0.50 · market $0.43 (−10 %, rounded up to 25¢)',
  ],
  ['by an unknown rule', price({ pricing: null }), 'asks $12.00 · market $13.33 (−10 %)'],
  ['no longer by the rule', price({ marketCents: 2_000 }), 'asks $12.00 · market $20.00 (−40 %)'],
  ['fixed', price({ priceType: 'FIXED' }), 'asks $12.00 · market $13.33 (−10 %)'],
  [
    'fixed for nothing',
    price({ priceType: 'FIXED', cents: 0 }),
    'asks $0.00 · market $13.33 (−100 %)',
  ],
  ['the market’s', price({ cents: 1_333 }), 'asks $13.33 · the market price'],
  ['without a market price', price({ priceType: 'FIXED', marketCents: null }), 'asks $12.00'],
  ['a market price that isn’t there', price({ cents: null, marketCents: null }), 'Market Price'],
  [
    'to be agreed',
    price({ priceType: 'CONTACT', cents: null }),
    'Contact for Price · market $13.33',
  ],
  [
    'to be agreed, where the market has no price',
    price({ priceType: 'CONTACT', cents: null, marketCents: null }),
    'Contact for Price',
  ],
  [
    'agreed, whatever the seller’s rule makes of the market’s',
    price({ priceType: 'CONTACT', cents: 1_200 }),
    'asks $12.00 · market $13.33 (−10 %)',
  ],
])('a price that is %s', (_what, given, text) => {
  const { asked, market } = besideMarketParts(given, DOLLARS);
  expect(market === null ? asked : `${asked} · ${market}`).toBe(text);
});

test.each([
  [{ percentageAdjustment: 0, roundingStep: 0 }, null],
  [{ percentageAdjustment: 5, roundingStep: 0 }, '+5 %'],
  [{ percentageAdjustment: 0, roundingStep: 100 }, 'rounded up to $1'],
  [rule, '−10 %, rounded up to 25¢'],
] as const)('%j in words', (pricing, words) => {
  expect(pricingWords(pricing)).toBe(words);
});
