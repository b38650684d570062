import fc from 'fast-check';
import { type HourlyPrice, withPrice } from './price-changes';

const priced = (prices: Record<number, number>): HourlyPrice[] =>
  Object.entries(prices).map(([hour, cents]) => ({ hour: Number(hour), cents, spread: null }));

test.each([
  ['a first price', {}, [4, 100], { 4: 100 }],
  ['a change', { 1: 90 }, [4, 100], { 1: 90, 4: 100 }],
  ['the same as before', { 1: 100 }, [4, 100], { 1: 100 }],
  ['the same as the next one, which then came earlier', { 9: 100 }, [4, 100], { 4: 100 }],
  ['a correction', { 1: 90, 4: 95 }, [4, 100], { 1: 90, 4: 100, 6: 95 }, [6]],
  ['a correction back', { 1: 90, 4: 95, 6: 97 }, [4, 90], { 1: 90, 6: 97 }],
  ['an older one, confirmed afterwards', { 1: 90 }, [4, 100], { 1: 90, 4: 100, 6: 90 }, [6, 7]],
  [
    'an older one, changed before the next file',
    { 1: 90, 5: 80 },
    [4, 100],
    { 1: 90, 4: 100, 5: 80 },
    [5, 6],
  ],
] as const)('%s', (_name, history, [hour, cents], expected, confirmed: readonly number[] = []) => {
  expect(withPrice(priced(history), { hour, cents, spread: null }, confirmed)).toEqual(
    priced(expected),
  );
});

test('the order in which files are imported makes no difference', () => {
  const files = fc.uniqueArray(
    fc.record({ hour: fc.nat(40), cents: fc.integer({ min: 1, max: 4 }) }),
    { selector: ({ hour }) => hour },
  );
  fc.assert(
    fc.property(files, (imported) => {
      const stated: number[] = [];
      let history: HourlyPrice[] = [];
      for (const { hour, cents } of imported) {
        history = withPrice(
          history,
          { hour, cents, spread: null },
          stated.toSorted((a, b) => a - b),
        );
        stated.push(hour);
      }
      const inOrder = imported.toSorted((one, other) => one.hour - other.hour);
      const changes = inOrder.filter(({ cents }, index) => cents !== inOrder[index - 1]?.cents);
      expect(history).toEqual(changes.map((change) => ({ ...change, spread: null })));
    }),
  );
});
