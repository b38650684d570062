import fc from 'fast-check';
import { COLLECTION_KINDS } from './collection-kind';
import { progressOf } from './progress';

const counted = (kind: (typeof COLLECTION_KINDS)[number], target: number, missing: number) => ({
  kind,
  target,
  missing,
});

test('counts the cards of which nothing is missing, kind by kind, in the order of the columns', () => {
  expect(
    progressOf([
      counted('showcase', 1, 1),
      counted('standard', 3, 0),
      counted('standard', 3, 1),
      counted('standard', 1, 0),
      counted('foil', 1, 0),
    ]),
  ).toEqual([
    { kind: 'standard', complete: 2, total: 3 },
    { kind: 'foil', complete: 1, total: 1 },
    { kind: 'showcase', complete: 0, total: 1 },
  ]);
});

test('leaves out a kind for which no card has a target', () => {
  expect(progressOf([counted('foil', 0, 0), counted('foil', 0, 2)])).toEqual([]);
});

test('counts cards without a target too, where another card of the kind has one', () => {
  // A leader’s hyperspace printing may have the target 0 beside the units’ 3.
  expect(progressOf([counted('hyperspace', 0, 0), counted('hyperspace', 3, 3)])).toEqual([
    { kind: 'hyperspace', complete: 1, total: 2 },
  ]);
});

test('no counts give no progress', () => {
  expect(progressOf([])).toEqual([]);
});

test('never counts more cards as complete than there are, nor a card twice', () => {
  const row = fc.record({
    kind: fc.constantFrom(...COLLECTION_KINDS),
    target: fc.integer({ min: 0, max: 4 }),
    missing: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      for (const { kind, complete, total } of progressOf(rows)) {
        const ofKind = rows.filter((each) => each.kind === kind);
        expect(total).toBe(ofKind.length);
        expect(complete).toBe(ofKind.filter(({ missing }) => missing === 0).length);
      }
    }),
  );
});
