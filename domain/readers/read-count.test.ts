import fc from 'fast-check';
import { readCount } from './read-count';

test.each([
  '3',
  ' 3 ',
  '03',
  '3x',
  '3X',
  '3 x',
  'x3',
  'x 3',
  '×3',
  '3×',
  '3*',
  '* 3',
  '✕3',
  '3.0',
  '3,0',
  '3.00',
  '3 pcs',
  '3pcs.',
  '3 copies',
  '3 Stück',
  '3 Stk.',
  '3 ex',
  '3 uds',
  '[3]',
  '(3)',
  '{ 3 }',
  '[3x]',
  '３',
  '３ｘ',
  '\u00A03\u202F',
])('%j is 3', (text) => {
  expect(readCount(text)).toBe(3);
});

test.each([
  ['0', 0],
  ['9999', 9_999],
  ['1 250', 1_250],
  ['1\u202F250', 1_250],
  ['1’250', 1_250],
  ["1'250", 1_250],
])('%j is %i', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each([
  '',
  ' ',
  'three',
  '-3',
  '+3',
  '~3',
  '1.5',
  '1,250',
  '1.250',
  '2.000',
  '3/4',
  '3+',
  '3-4',
  '10000',
  '2147483648',
  '1e3',
  '0x10',
  '½',
  'NaN',
  '3 4',
  'x',
  'x3x',
  '=1+1',
  '[3',
  '\0',
])('%j is no count', (text) => {
  expect(readCount(text)).toBeUndefined();
});

test('every count is read however it is marked, and nothing throws', () => {
  const mark = fc.constantFrom<(count: number) => string>(
    (count) => `${count}x`,
    (count) => `x${count}`,
    (count) => `[${count}]`,
    (count) => `${count}.0`,
    (count) => `${count} pcs`,
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), mark, (count, written) => {
      expect(readCount(written(count))).toBe(count);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCount(text)));
});
