import fc from 'fast-check';
import {
  changeSince,
  daysBetween,
  type Dated,
  momentsBetween,
  moversOf,
  priceEffectOf,
  withPayments,
  type PrintingHistory,
  worthCsv,
  worthOverTime,
} from './collection-worth';

const worthOf = (...given: Parameters<typeof worthOverTime>) =>
  worthOverTime(...given).map(({ worthCents }) => worthCents);

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
    expect(worthOf([printing], [0, 10, 20, 30])).toEqual(worth);
  });

  test('goes beyond 32 bits', () => {
    const printing = { counts: dated([0, 9_999]), prices: dated([0, 2_147_483_647]) };
    expect(worthOf([printing, printing], [0])).toEqual([2 * 9_999 * 2_147_483_647]);
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
        expect(worthOf(owned, times).map(BigInt)).toEqual(expected);
      }),
    );
  });
});

describe('worth from cards and from prices', () => {
  const dated = (...pairs: [at: number, value: number][]): Dated[] =>
    pairs.map(([at, value]) => ({ at, value }));
  const TIMES = [0, 10, 20, 30];
  const split = (printing: PrintingHistory) =>
    worthOverTime([printing], TIMES).map(({ worthCents, cardsCents }) => [
      cardsCents,
      worthCents - cardsCents,
    ]);

  test.each<[string, PrintingHistory, [cards: number, prices: number][]]>([
    [
      'cards at one price',
      { counts: dated([0, 2], [15, 5], [25, 1]), prices: dated([0, 10]) },
      [
        [20, 0],
        [20, 0],
        [50, 0],
        [10, 0],
      ],
    ],
    [
      'prices of the same cards',
      { counts: dated([0, 2]), prices: dated([0, 10], [15, 25], [25, 5]) },
      [
        [20, 0],
        [20, 0],
        [20, 30],
        [20, -10],
      ],
    ],
    [
      'a card that leaves at a higher price: the gain stays',
      { counts: dated([0, 2], [25, 0]), prices: dated([0, 10], [15, 25]) },
      [
        [20, 0],
        [20, 0],
        [20, 30],
        [-30, 30],
      ],
    ],
    [
      'a first price is no change of price',
      { counts: dated([0, 2]), prices: dated([15, 10]) },
      [
        [0, 0],
        [0, 0],
        [20, 0],
        [20, 0],
      ],
    ],
  ])('%s', (_case, printing, expected) => {
    expect(split(printing)).toEqual(expected);
  });

  const history = (least: number) =>
    fc
      .array(fc.record({ at: fc.nat(40), value: fc.integer({ min: least, max: 500 }) }), {
        maxLength: 6,
      })
      .map((values) => values.toSorted((one, other) => one.at - other.at));
  const printings = fc.array(fc.record({ counts: history(0), prices: history(0) }), {
    maxLength: 5,
  });

  test('the printings’ effects add up to the whole, and the first point is all from cards', () => {
    fc.assert(
      fc.property(printings, (owned) => {
        const worth = worthOverTime(owned, TIMES);
        const last = worth.at(-1)!;
        const effects = owned.map((printing) => priceEffectOf(printing, TIMES));
        expect(effects.reduce((sum, each) => sum + each, 0)).toBe(
          last.worthCents - last.cardsCents,
        );
        expect(worth[0]!.cardsCents).toBe(worth[0]!.worthCents);
      }),
    );
  });

  test('without price changes, all worth comes from cards', () => {
    fc.assert(
      fc.property(history(0), fc.nat(500), (counts, price) => {
        const worth = worthOverTime([{ counts, prices: dated([-1, price]) }], TIMES);
        for (const { worthCents, cardsCents } of worth) expect(cardsCents).toBe(worthCents);
      }),
    );
  });
});

describe('what was paid', () => {
  const worth = [
    { worthCents: 100, cardsCents: 100 },
    { worthCents: 300, cardsCents: 250 },
  ];
  const cardsAfter = (...payments: Parameters<typeof withPayments>[1]) =>
    withPayments(worth, payments).map(({ cardsCents }) => cardsCents);
  const of = (cents: number, copies = 1) => ({ cents, copies });

  test.each([
    ['less than the market', 60, of(100), of(100), 0, [60, 210]],
    ['more, later on', 200, of(150), of(150), 1, [100, 300]],
    ['copies of two sets: their share', 90, of(150), of(50), 1, [100, 230]],
    ['copies without a price: by their number', 90, of(0, 3), of(0, 1), 1, [100, 280]],
    ['as many copies of no price went: still all of it', 90, of(0, 0), of(0, 0), 1, [100, 340]],
  ])('%s', (_case, paidCents, all, shown, index, expected) => {
    expect(cardsAfter({ index, paidCents, all, shown })).toEqual(expected);
  });

  test('the worth is the worth, whatever was paid', () => {
    const payment = { index: 0, paidCents: 5, all: of(9), shown: of(9) };
    expect(withPayments(worth, [payment, payment]).map(({ worthCents }) => worthCents)).toEqual([
      100, 300,
    ]);
  });

  test('who paid the market sees no difference', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(1), (cents, index) => {
        const payment = { index, paidCents: cents, all: of(cents), shown: of(cents) };
        expect(withPayments(worth, [payment])).toEqual(worth);
      }),
    );
  });
});

test('movers are those of the greatest effect, either way, and none that did nothing', () => {
  const effects = [3, -8, 0, 12, -1, 7].map((effectCents) => ({ effectCents }));
  expect(moversOf(effects, 2)).toEqual({
    up: [{ effectCents: 12 }, { effectCents: 7 }],
    down: [{ effectCents: -8 }, { effectCents: -1 }],
  });
});

test('days end at midnight, the last one now', () => {
  const at = (text: string) => Date.parse(text);
  const days = daysBetween(at('2026-03-01T18:00:00Z'), at('2026-03-03T09:00:00Z'));
  expect(days.map((day) => new Date(day).toISOString())).toEqual([
    '2026-03-01T23:59:59.999Z',
    '2026-03-02T23:59:59.999Z',
    '2026-03-03T09:00:00.000Z',
  ]);
});

test('as CSV, each day is a line in dollars', () => {
  const points = [
    { at: '2026-03-01T23:59:59.999Z', worthCents: 1_250, cardsCents: 1_250 },
    { at: '2026-03-02T09:00:00.000Z', worthCents: 1_200, cardsCents: 1_251 },
  ];
  expect(worthCsv(points)).toBe(
    'date,worth,cards,prices\n2026-03-01,12.50,12.50,0.00\n2026-03-02,12.00,12.51,-0.51\n',
  );
});

describe('change since', () => {
  const points = [
    { at: '2026-01-01T00:00:00Z', worthCents: 0, cardsCents: 0 },
    { at: '2026-02-01T00:00:00Z', worthCents: 200, cardsCents: 0 },
    { at: '2026-03-03T00:00:00Z', worthCents: 150, cardsCents: 0 },
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
