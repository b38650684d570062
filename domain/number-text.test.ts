import fc from 'fast-check';
import { formatNumber } from './number-text';

test('a number is written as the locale has it', () => {
  const numbers = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.float({ noNaN: true }));
  fc.assert(
    fc.property(numbers, (value) => {
      fc.pre(!Object.is(value, -0));
      expect(formatNumber(value)).toBe(value.toLocaleString('en-US'));
    }),
  );
});
