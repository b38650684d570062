import { wholeNumberText } from './whole-number-text';

test.each([
  ['42', '42'],
  ['4e2', '42'],
  [' 1,250 ', '1250'],
  ['-7', '7'],
  ['two', ''],
])('a count typed as “%s” is “%s”', (text, kept) => {
  expect(wholeNumberText(text, false)).toBe(kept);
});

test.each([
  ['-', '-'],
  ['-7', '-7'],
  ['−15', '-15'],
  ['7-', '7'],
  ['40', '40'],
])('a number that may be negative, typed as “%s”, is “%s”', (text, kept) => {
  expect(wholeNumberText(text, true)).toBe(kept);
});
