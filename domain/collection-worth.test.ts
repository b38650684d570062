import fc from 'fast-check';
import {
  changeSince,
  type Dated,
  momentsBetween,
  type PrintingHistory,
  worthOverTime,
} from './collection-worth';

describe('worth over time', () => {
  const dated = (...pairs: [at: number, value: number][]): Dated[] =>
    pairs.map(([at, value]) => ({ at, value }));

  test.each<[string, PrintingHistory, number[]]>([
    [
      'counted before its first price',
      { counts: dated([0, 2]), prices: dated([20, 50]) },
      [0, 0, 100, 100],
    ],
    [
      'priced before it was counted',
      { counts: dated([20, 3]), prices: dated([0, 10]) },
      [0, 0, 30, 30],
    ],
    ['never priced', { counts: dated([0, 5]), prices: [] }, [0, 0, 0, 0]],
    ['never counted', { counts: [], prices: dated([0, 5]) }, [0, 0, 0, 0]],
    [
      'a price that moved',
      { counts: dated([0, 1]), prices: dated([0, 5], [15, 7], [30, 4]) },
      [5, 5, 7, 4],
    ],
    ['removed', { counts: dated([0, 4], [11, 0]), prices: dated([0, 5]) }, [20, 20, 0, 0]],
    [
      'two changes at one time: the later one',
      { counts: dated([10, 1], [10, 6]), prices: dated([0, 1]) },
      [0, 6, 6, 6],
    ],
    [
      'changes after the last moment',
      { counts: dated([0, 1], [31, 9]), prices: dated([0, 2], [31, 90]) },
      [2, 2, 2, 2],
    ],
  ])('%s', (_case, printing, worth) => {
    expect(worthOverTime([printing], [0, 10, 20, 30])).toEqual(worth);
  });

  test('goes beyond 32 bits', () => {
    const printing = { counts: dated([0, 9_999]), prices: dated([0, 2_147_483_647]) };
    expect(worthOverTime([printing, printing], [0])).toEqual([2 * 9_999 * 2_147_483_647]);
  });

  test('agrees with the plain sum in exact integers', () => {
    const history = (most: number) =>
      fc
        .array(fc.record({ at: fc.nat(40), value: fc.nat(most) }), { maxLength: 8 })
        .map((values) => values.toSorted((one, other) => one.at - other.at));
    const printings = fc.array(fc.record({ counts: history(9_999), prices: history(5_000_000) }), {
      maxLength: 6,
    });
    const moments = fc
      .array(fc.integer({ min: -3, max: 45 }), { maxLength: 12 })
      .map((values) => values.toSorted((one, other) => one - other));
    const valueAt = (values: readonly Dated[], moment: number) =>
      BigInt(values.filter(({ at }) => at <= moment).at(-1)?.value ?? 0);
    fc.assert(
      fc.property(printings, moments, (owned, times) => {
        const expected = times.map((moment) =>
          owned.reduce(
            (sum, { counts, prices }) => sum + valueAt(counts, moment) * valueAt(prices, moment),
            0n,
          ),
        );
        expect(worthOverTime(owned, times).map(BigInt)).toEqual(expected);
      }),
    );
  });
});

describe('change since', () => {
  const points = [
    { at: '2026-01-01T00:00:00Z', worthCents: 0 },
    { at: '2026-02-01T00:00:00Z', worthCents: 200 },
    { at: '2026-03-03T00:00:00Z', worthCents: 150 },
  ];

  test.each([
    ['exactly then', 30, -50],
    ['between two points: as of the earlier one', 31, 150],
    ['before the first point', 62, null],
  ])('%s', (_case, days, change) => {
    expect(changeSince(points, days)).toBe(change);
  });

  test('no points give no change', () => {
    expect(changeSince([], 30)).toBeNull();
  });
});

describe('moments between', () => {
  const DAY = 24 * 60 * 60 * 1000;

  test('the same first and last moment give one moment', () => {
    expect(momentsBetween(5, 5)).toEqual([5]);
  });

  test('a few days have one moment each', () => {
    expect(momentsBetween(0, 2.5 * DAY)).toEqual([0, 0.5 * DAY, 1.5 * DAY, 2.5 * DAY]);
  });

  test('two years include the moments 30 days and a year ago', () => {
    const last = 730 * DAY;
    expect(momentsBetween(0, last)).toEqual(
      expect.arrayContaining([0, last - 365 * DAY, last - 30 * DAY, last]),
    );
  });

  test('there are 120 at most, in order, from the first to the last', () => {
    fc.assert(
      fc.property(fc.nat(5_000 * DAY), fc.nat(5_000 * DAY), (first, length) => {
        const moments = momentsBetween(first, first + length);
        expect(moments.length).toBeLessThanOrEqual(120);
        expect(moments[0]).toBe(first);
        expect(moments.at(-1)).toBe(first + length);
        expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
      }),
    );
  });
});
