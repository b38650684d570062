import { changeBetweenText, priceChange, priceChangeText } from './price-change';

const at = (day: string, priceCents: number) => ({
  recordedAt: `2026-${day}T00:00:00.000Z`,
  priceCents,
});

test.each([
  ['no price', [], null],
  ['one price', [at('03-31', 100)], null],
  ['no price that old', [at('03-02', 50), at('03-31', 100)], null],
  ['a price of exactly 30 days ago', [at('03-01', 80), at('03-31', 100)], 25],
  [
    'the newest of those',
    [at('01-01', 10), at('02-27', 200), at('03-02', 1), at('03-31', 100)],
    -50,
  ],
  ['no change', [at('01-01', 100), at('03-31', 100)], 0],
  ['less than half a percent', [at('01-01', 1000), at('03-31', 996)], 0],
  ['an earlier price of 0', [at('01-01', 0), at('03-31', 100)], null],
])('with %s', (_, prices, percent) => {
  expect(priceChange(prices)).toBe(percent);
});

test.each([
  [5, '+5 %'],
  [-12, '−12 %'],
  [0, '±0 %'],
])('%s reads %s', (percent, text) => {
  expect(priceChangeText(percent)).toBe(text);
});

test.each([
  [100, 125, '+$0.25 (+25 %)'],
  [1_000, 12, '−$9.88 (−99 %)'],
  [1_000, 1_001, '+$0.01 (±0 %)'],
  [100, 100, 'No change'],
  [0, 125, '+$1.25'],
])('from %d to %d cents reads %s', (from, to, text) => {
  expect(changeBetweenText(from, to)).toBe(text);
});
