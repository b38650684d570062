import { percentageLabel } from './settings-words';

test.each([
  [0, 'No % Adjustment'],
  [1, 'Increase market prices by 1%'],
  [400, 'Increase market prices by 400%'],
  [-1, 'Decrease market prices by 1%'],
  [-100, 'Decrease market prices by 100%'],
])('%s per cent reads “%s”', (percentage, label) => {
  expect(percentageLabel(percentage)).toBe(label);
});
