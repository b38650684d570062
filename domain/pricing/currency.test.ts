import { formatShortSum, formatStep, formatSum } from './currency';

describe('format sum', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [1_234_567, '$12,345.67'],
    [4_294_967_296_00, '$4,294,967,296.00'],
    [-125, '−$1.25'],
    [-100_000, '−$1,000.00'],
  ])('%s cents read %s', (cents, text) => {
    expect(formatSum(cents)).toBe(text);
  });
});

describe('short sum and step', () => {
  test.each([
    [25, '$0.25', '25¢'],
    [100, '$1', '$1'],
    [150, '$1.50', '$1.50'],
    [5_000_000, '$50,000', '$50,000'],
  ])('%s cents read %s and %s', (cents, sum, step) => {
    expect(formatShortSum(cents)).toBe(sum);
    expect(formatStep(cents)).toBe(step);
  });
});
