import { readHave, readNeed } from './typed-count';

test.each([
  ['0', 0],
  ['3', 3],
  ['9999', 9_999],
  [' 12 ', 12],
  ['007', 7],
])('%j is a count of %i', (text, count) => {
  expect(readHave(text)).toBe(count);
  expect(readNeed(text)).toBe(count);
});

test.each(['-1', '1.5', '1,5', '10000', 'abc', '2147483648', '1e3', '0x1', '+1', '١', '１', '1 2'])(
  '%j is none',
  (text) => {
    expect(readHave(text)).toBeNull();
    expect(readNeed(text)).toBeNull();
  },
);

test('nothing typed reverts a Have and is the default of a Need', () => {
  expect(readHave(' ')).toBeNull();
  expect(readNeed('')).toBe(-1);
});
