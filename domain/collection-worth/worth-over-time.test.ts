import fc from 'fast-check';
import { worthOverTime, type Dated, type PrintingHistory } from './worth-over-time';

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
  ['taken back', { counts: dated([0, 4], [11, 0]), prices: dated([0, 5]) }, [20, 20, 0, 0]],
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
