import {
  askedPriceText,
  isMarketPrice,
  isNamedPrice,
  parsePriceType,
  priceForType,
  type PriceType,
} from './price-type';

test.each<[PriceType, number | null, string]>([
  ['FIXED', 1250, '$12.50'],
  ['FIXED', 0, '$0.00'],
  ['MARKET', 481, '$4.81 (Market)'],
  ['MARKET', 0, '$0.00 (Market)'],
  ['MARKET', null, 'Market Price'],
  ['CONTACT', null, 'Contact for Price'],
  ['CONTACT', 481, 'Contact for Price'],
])('%s at %s cents reads “%s”', (priceType, cents, text) => {
  expect(askedPriceText(priceType, cents)).toBe(text);
});

test('an unknown price type throws an error that names it', () => {
  expect(() => parsePriceType('AUCTION')).toThrow('Unknown price type: AUCTION');
});

test.each([
  ['FIXED', 1250, true, false],
  ['MARKET', 481, false, true],
  ['CONTACT', null, false, false],
] as const)(
  '%s costs %s cents; named: %s, by the market: %s',
  (priceType, cents, isNamed, isMarket) => {
    expect(priceForType(priceType, { fixedCents: 1250, marketCents: 481 })).toBe(cents);
    expect(priceForType(priceType, { fixedCents: null, marketCents: null })).toBeNull();
    expect([isNamedPrice(priceType), isMarketPrice(priceType)]).toEqual([isNamed, isMarket]);
  },
);
