import { isRoundingStep, parseRoundingType } from './rounding';

test.each([0, 25, 50, 100])('prices can be rounded to %s cents', (cents) => {
  expect(isRoundingStep(cents)).toBe(true);
});

test.each([-25, 1, 75, 200, 25.5, Number.NaN])('prices can’t be rounded to %s cents', (cents) => {
  expect(isRoundingStep(cents)).toBe(false);
});

test('another rounding is an error that names it', () => {
  expect(parseRoundingType('UP')).toBe('UP');
  expect(() => parseRoundingType('DOWN')).toThrow('Unknown rounding: DOWN');
});
