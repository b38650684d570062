import fc from 'fast-check';
import type { KnownPrice, PriceDoubt } from './doubtful-price';
import { isEven } from './evenness';
import { type Exchange, fairnessOf, type GivenCopies } from './fairness';

const NOW = Date.parse('2026-03-31T00:00:00Z');
const priced = (cents: number, given: Partial<KnownPrice> = {}): KnownPrice => ({
  todayInCents: cents,
  lowInCents: cents,
  highInCents: cents,
  confirmedAt: '2026-03-30T00:00:00Z',
  isQuarantined: false,
  ...given,
});
const UNPRICED: KnownPrice = {
  todayInCents: null,
  lowInCents: null,
  highInCents: null,
  confirmedAt: null,
  isQuarantined: false,
};
const copies = (given: Partial<GivenCopies> = {}): GivenCopies => ({
  variantId: 'a',
  cardId: 'card',
  quantity: 1,
  price: priced(100),
  lacked: { wanted: 0, missing: 0 },
  ...given,
});
const of = (given: Partial<Exchange>) =>
  fairnessOf({ gives: [], gets: [], balanceInCents: 0, ...given }, NOW);

test('each side has the value of its copies, today and over 30 days, and its money', () => {
  const { gives, gets, evenBalanceInCents } = of({
    gives: [copies({ quantity: 3, price: priced(200, { lowInCents: 150, highInCents: 260 }) })],
    gets: [copies(), copies({ variantId: 'b', quantity: 2, price: priced(25) })],
    balanceInCents: -400,
  });
  expect(gives).toMatchObject({
    cards: { todayInCents: 600, lowInCents: 450, highInCents: 780 },
    moneyInCents: 0,
    totalInCents: 600,
  });
  expect(gets).toMatchObject({
    cards: { todayInCents: 150, lowInCents: 150, highInCents: 150 },
    moneyInCents: 400,
    totalInCents: 550,
  });
  expect(evenBalanceInCents).toBe(-450);
});

test.each<[string, KnownPrice, PriceDoubt[], number | null]>([
  ['a price of this month', priced(5), [], null],
  ['none', UNPRICED, ['MISSING'], null],
  ['a price of 0', priced(0), ['MISSING'], null],
  ['one of three weeks ago', priced(5, { confirmedAt: '2026-03-10T00:00:00Z' }), ['OLD'], 21],
  ['one that a newer one contradicts', priced(5, { isQuarantined: true }), ['QUARANTINED'], null],
  [
    'a first one in quarantine',
    { ...UNPRICED, isQuarantined: true },
    ['MISSING', 'QUARANTINED'],
    null,
  ],
])('the doubts about %s', (_what, price, doubts, oldDays) => {
  const [item] = of({ gets: [copies({ price })] }).gets.items;
  expect([item?.doubts, item?.oldDays]).toEqual([doubts, oldDays]);
});

test('copies without a market price are listed, and add nothing', () => {
  const { gets } = of({ gets: [copies({ price: UNPRICED }), copies({ variantId: 'b' })] });
  expect(gets.items.map(({ value }) => value?.todayInCents)).toEqual([undefined, 100]);
  expect(gets.totalInCents).toBe(100);
});

test.each([
  [
    'some of the copies are lacked',
    [copies({ quantity: 3, lacked: { wanted: 2, missing: 0 } })],
    2,
  ],
  ['more are lacked', [copies({ quantity: 1, lacked: { wanted: 2, missing: 0 } })], 1],
  [
    'of one printing it isn’t known',
    [
      copies({ lacked: { wanted: 1, missing: 1 } }),
      copies({ lacked: { wanted: null, missing: 1 } }),
    ],
    null,
  ],
  ['there are no copies', [], null],
])('a side’s gain if %s', (_case, gets, wanted) => {
  expect(of({ gets }).gets.gains.wanted).toBe(wanted);
});

test.each([
  [0, 0, true],
  [100, 0, true],
  [101, 0, false],
  [2_000, 1_900, true],
  [10_000, 9_500, true],
  [10_001, 9_500, false],
  [9_500, 10_000, true],
])('%s cents for %s are even: %s', (gives, gets, expected) => {
  expect(isEven(gives, gets)).toBe(expected);
});

const cents = fc.integer({ min: 1, max: 500_000 });
const price = fc.oneof(
  fc.constant(UNPRICED),
  fc
    .tuple(cents, cents, cents, fc.boolean())
    .map(([today, low, high, isQuarantined]) =>
      priced(today, { lowInCents: low, highInCents: high, isQuarantined }),
    ),
);
const lacked = fc.record({
  wanted: fc.option(fc.nat(5)),
  missing: fc.option(fc.nat(5)),
});
const given = fc.record<GivenCopies>({
  variantId: fc.string(),
  cardId: fc.string(),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  price,
  lacked,
});
const exchange = fc.record<Exchange>({
  gives: fc.array(given, { maxLength: 8 }),
  gets: fc.array(given, { maxLength: 8 }),
  balanceInCents: fc.integer({ min: -5_000_000, max: 5_000_000 }),
});

test('the other side’s view has the same sums, mirrored', () => {
  fc.assert(
    fc.property(exchange, (mine) => {
      const seen = fairnessOf(mine, NOW);
      const theirs = {
        gives: mine.gets,
        gets: mine.gives,
        balanceInCents: 0 - mine.balanceInCents,
      };
      expect(fairnessOf(theirs, NOW)).toEqual({
        gives: seen.gets,
        gets: seen.gives,
        evenBalanceInCents: 0 - seen.evenBalanceInCents,
      });
    }),
  );
});

test('further copies raise their side by their value, and the even balance by as much', () => {
  fc.assert(
    fc.property(exchange, given, (before, more) => {
      const was = fairnessOf(before, NOW);
      const is = fairnessOf({ ...before, gets: [...before.gets, more] }, NOW);
      const value = more.quantity * (more.price.todayInCents ?? 0);
      expect(is.gets.totalInCents - was.gets.totalInCents).toBe(value);
      expect(is.evenBalanceInCents - was.evenBalanceInCents).toBe(value);
      expect(is.gives).toEqual(was.gives);
    }),
  );
});

test('with the even balance both sides are equal, and a value lies within its range', () => {
  fc.assert(
    fc.property(exchange, (any) => {
      const { evenBalanceInCents } = fairnessOf(any, NOW);
      const { gives, gets } = fairnessOf({ ...any, balanceInCents: evenBalanceInCents }, NOW);
      expect(gives.totalInCents).toBe(gets.totalInCents);
      for (const { cards } of [gives, gets]) {
        expect(cards.lowInCents).toBeLessThanOrEqual(cards.todayInCents);
        expect(cards.highInCents).toBeGreaterThanOrEqual(cards.todayInCents);
      }
    }),
  );
});
