import { counted, countedCopies } from './format';

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
