import { clampPercentage, percentageLabel } from './percentage-adjustment';

test.each([
  [0, 0],
  [-0, 0],
  [-0.5, 0],
  [12.9, 12],
  [-12.9, -12],
  [-100, -100],
  [-101, -100],
  [400, 400],
  [401, 400],
  [2 ** 31, 400],
  [Infinity, 400],
  [-Infinity, -100],
  [Number.NaN, 0],
  [Number('-'), 0],
  [Number('ten'), 0],
])('%s per cent is kept as %s', (typed, kept) => {
  expect(clampPercentage(typed)).toBe(kept);
});

test.each([
  [0, 'No % Adjustment'],
  [1, 'Increase market prices by 1%'],
  [400, 'Increase market prices by 400%'],
  [-1, 'Decrease market prices by 1%'],
  [-100, 'Decrease market prices by 100%'],
])('%s per cent reads “%s”', (percentage, label) => {
  expect(percentageLabel(percentage)).toBe(label);
});
