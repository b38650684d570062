import fc from 'fast-check';
import type { Dated } from '../collection-worth';
import { heldUntil, lowAndHigh, stepsSince, thinnedSteps } from './price-steps';

const steps = (...pairs: [at: number, value: number][]): Dated[] =>
  pairs.map(([at, value]) => ({ at, value }));

/** A history of different times, oldest first. */
const history = (maxLength: number) =>
  fc
    .uniqueArray(fc.record({ at: fc.nat(100_000), value: fc.integer({ min: 1, max: 900 }) }), {
      selector: ({ at }) => at,
      maxLength,
    })
    .map((all) => all.toSorted((one, other) => one.at - other.at));

/** What is valid at a time. */
const valueAt = (all: readonly Dated[], time: number) =>
  all.findLast(({ at }) => at <= time)?.value;

describe('since a time', () => {
  test.each<[string, Dated[], number | null, Dated[]]>([
    ['nothing', [], 5, []],
    ['the whole history', steps([1, 10], [4, 20]), null, steps([1, 10], [4, 20])],
    ['a price from before holds at the start', steps([1, 10], [8, 20]), 5, steps([5, 10], [8, 20])],
    ['the newest of those', steps([1, 10], [3, 15], [8, 20]), 5, steps([5, 15], [8, 20])],
    ['a change at the start itself', steps([1, 10], [5, 20]), 5, steps([5, 20])],
    ['a history that begins later', steps([7, 10]), 5, steps([7, 10])],
    ['no change since', steps([1, 10]), 5, steps([5, 10])],
  ])('%s', (_case, all, from, expected) => {
    expect(stepsSince(all, from)).toEqual(expected);
  });

  test('at every time from then on, the same price is valid as before', () => {
    fc.assert(
      fc.property(history(30), fc.nat(100_000), fc.nat(100_000), (all, from, later) => {
        const time = from + later;
        expect(valueAt(stepsSince(all, from), time)).toBe(valueAt(all, time));
      }),
    );
  });
});

test.each<[string, Dated[], number, Dated[]]>([
  ['nothing holds nothing', [], 9, []],
  ['a price holds until it was last confirmed', steps([1, 10]), 9, steps([1, 10], [9, 10])],
  ['a price of that very time', steps([9, 10]), 9, steps([9, 10])],
])('%s', (_case, all, until, expected) => {
  expect(heldUntil(all, until)).toEqual(expected);
});

test.each<[string, Dated[], [low: number, high: number] | null]>([
  ['no price', [], null],
  ['one price', steps([3, 10]), [3, 3]],
  ['the first of equal ones', steps([1, 10], [2, 30], [3, 10], [4, 30]), [1, 2]],
])('low and high of %s', (_case, all, expected) => {
  const found = lowAndHigh(all);
  expect(found && [found.low.at, found.high.at]).toEqual(expected);
});

describe('thinned', () => {
  const most = fc.integer({ min: 4, max: 60 });

  test('a short history stays as it is', () => {
    fc.assert(fc.property(history(40), (all) => expect(thinnedSteps(all, 40)).toEqual(all)));
  });

  test('are no more than asked for, all from the history and in its order, with its ends', () => {
    fc.assert(
      fc.property(history(200), most, (all, limit) => {
        const thinned = thinnedSteps(all, limit);
        expect(thinned.length).toBeLessThanOrEqual(limit);
        expect(thinned).toEqual(all.filter((step) => thinned.includes(step)));
        expect(thinned[0]).toBe(all[0]);
        expect(thinned.at(-1)).toBe(all.at(-1));
      }),
    );
  });

  test('low and high stay', () => {
    fc.assert(
      fc.property(history(200), most, (all, limit) => {
        expect(lowAndHigh(thinnedSteps(all, limit))).toEqual(lowAndHigh(all));
      }),
    );
  });

  test('where all changes are at one moment or one is far off, nothing breaks', () => {
    const crowded = [...Array(50).keys()].map((at) => ({ at, value: at % 7 }));
    const far = { at: 1e12, value: 3 };
    expect(thinnedSteps([...crowded, far], 10)).toContain(far);
    const same = crowded.map(({ value }) => ({ at: 5, value }));
    expect(thinnedSteps(same, 10).length).toBeLessThanOrEqual(10);
  });

  test('ten years of daily changes become 400 at most', () => {
    const daily = [...Array(3_653).keys()].map((at) => ({ at, value: 1 + ((at * 7919) % 400) }));
    const thinned = thinnedSteps(daily);
    expect(thinned.length).toBeLessThanOrEqual(400);
    expect(thinned.length).toBeGreaterThan(300);
  });
});
