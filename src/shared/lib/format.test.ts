import fc from 'fast-check';
import { counted, countedCopies, formatLongUtcDate } from './format';

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1_234, '1,234 rows'],
])('%i is “%s”', (count, words) => {
  expect(counted(count, 'row')).toBe(words);
});

test('a word can have a plural of its own', () => {
  expect([counted(1, 'child', 'children'), counted(2, 'child', 'children')]).toEqual([
    '1 child',
    '2 children',
  ]);
  expect([1, 3].map(countedCopies)).toEqual(['1 copy', '3 copies']);
});

test('a day is formatted as in the locale', () => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
  const days = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => expect(formatLongUtcDate(day)).toBe(format.format(day))));
});
