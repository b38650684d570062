import { judgePrice, type KnownPrices } from './judge-price';

const nothing: KnownPrices = { exact: null, before: null, after: null, quarantined: [] };
const judged = (cents: number, known: Partial<KnownPrices> = {}, accept = false) =>
  judgePrice({ cents, at: 100 }, { ...nothing, ...known }, accept);
const jump = (cents: number, at: number) => ({
  cents,
  at,
  reason: 'JUMP' as const,
  spread: null,
});

test('a first price is good', () => {
  expect(judged(5000)).toEqual({ kind: 'GOOD', released: [] });
});

test.each([
  [1000, 'GOOD'],
  [1001, 'QUARANTINED'],
  [10, 'GOOD'],
  [9, 'QUARANTINED'],
])('against 100 cents, %s cents are %s', (cents, kind) => {
  expect(judged(cents, { before: { cents: 100, at: 50 } }).kind).toBe(kind);
});

test('a price of an older file is compared with the next one', () => {
  expect(judged(1001, { after: { cents: 100, at: 150 } }).kind).toBe('QUARANTINED');
});

test('a placeholder is never good, not even if it is accepted or repeated', () => {
  for (const cents of [999_900, 999_999, 9_999_900]) {
    expect(judged(cents, { quarantined: [jump(cents, 50)] }, true)).toEqual({
      kind: 'QUARANTINED',
      reason: 'PLACEHOLDER',
    });
  }
  expect(judged(99_900)).toEqual({ kind: 'GOOD', released: [] });
});

test('a second file with the same price releases both', () => {
  const known = { before: { cents: 100, at: 50 }, quarantined: [jump(2000, 80)] };
  expect(judged(1500, known)).toEqual({ kind: 'GOOD', released: [jump(2000, 80)] });
});

test('a second file with yet another price releases nothing', () => {
  const known = { before: { cents: 100, at: 50 }, quarantined: [jump(2000, 80)] };
  expect(judged(20_001, known).kind).toBe('QUARANTINED');
});

test('a good price in between refutes an earlier jump', () => {
  const known = { before: { cents: 100, at: 90 }, quarantined: [jump(2000, 80)] };
  expect(judged(2000, known).kind).toBe('QUARANTINED');
});

test('an older file does not confirm a later jump', () => {
  const known = { before: { cents: 100, at: 50 }, quarantined: [jump(2000, 180)] };
  expect(judged(2000, known).kind).toBe('QUARANTINED');
});

test('the same file again changes nothing, but may be accepted', () => {
  const known = { before: { cents: 100, at: 50 }, quarantined: [jump(2000, 100)] };
  expect(judged(2000, known).kind).toBe('UNCHANGED');
  expect(judged(2000, known, true)).toEqual({ kind: 'GOOD', released: [] });
  expect(judged(70, { exact: 70 }).kind).toBe('UNCHANGED');
});
