import { isPostage, postageFor, type PostageStep } from './postage';

const step = (upToCopies: number | null, upToCents: number | null, cents: number): PostageStep => ({
  upToCopies,
  upToCents,
  cents,
});
const LETTERS = [step(4, 2_500, 120), step(17, 2_500, 190), step(null, null, 495)];

test.each([
  [1, 10, 120],
  [4, 2_500, 120],
  [5, 10, 190],
  [17, 2_500, 190],
  [18, 10, 495],
  // A tracked letter, for its value alone.
  [1, 2_501, 495],
])('%i copies worth %i cents cost %i', (copies, cents, postage) => {
  expect(postageFor(LETTERS, copies, cents)).toBe(postage);
});

test('the cheapest step that holds them counts, whatever their order; without one there is no envelope', () => {
  expect(postageFor([step(null, null, 495), step(4, null, 0)], 2, 9_999)).toBe(0);
  expect(postageFor([step(4, null, 100)], 5, 10)).toBe(Infinity);
});

test.each<[string, PostageStep[], boolean]>([
  ['letters', LETTERS, true],
  ['free', [step(null, null, 0)], true],
  ['nothing', [], false],
  ['no step for any number of copies', [step(4, null, 100)], false],
  ['no copies', [step(0, null, 100), step(null, null, 0)], false],
  ['half a copy', [step(1.5, null, 100), step(null, null, 0)], false],
  ['less than nothing', [step(null, null, -1)], false],
  ['too much', [step(null, null, 20_001)], false],
  ['too many steps', Array.from({ length: 7 }, () => step(null, null, 1)), false],
])('postage: %s', (_what, steps, isUsable) => {
  expect(isPostage(steps)).toBe(isUsable);
});
