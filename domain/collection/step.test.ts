import fc from 'fast-check';
import { MAX_INVENTORY } from '../readers';
import { changesCount, undoneCount } from './step';

const inventory = fc.integer({ min: 0, max: MAX_INVENTORY });
const stored = fc.record({ inventory, missingOverride: fc.option(inventory) });
const change = fc.record({ from: stored, to: stored });
const count = (have: number, missingOverride: number | null = null) => ({
  inventory: have,
  missingOverride,
});

test.each([
  [count(0), count(0), false],
  [count(0), count(1), true],
  [count(0), count(0, 0), true],
  [count(1, 2), count(1, 2), false],
])('%j to %j changes something: %s', (from, to, changes) => {
  expect(changesCount({ from, to })).toBe(changes);
});

test.each([
  ['a change', count(0), count(3), count(3), count(0)],
  ['a change by the same amount, whatever happened since', count(0), count(3), count(5), count(2)],
  ['a removal', count(5), count(1), count(2), count(6)],
  ['down to 0', count(2), count(5), count(3), count(0)],
  ['up to the maximum', count(1), count(0), count(9_998), count(9_999)],
  [
    'an override that wasn’t changed since',
    count(0, null),
    count(0, 4),
    count(0, 4),
    count(0, null),
  ],
  [
    'nothing of an override that was set since',
    count(0, null),
    count(0, 4),
    count(0, 2),
    count(0, 2),
  ],
  ['an inventory beside an override set since', count(0, 4), count(3, 1), count(3, 9), count(0, 9)],
])('undoes %s', (_what, from, to, now, expected) => {
  expect(undoneCount({ from, to }, now)).toEqual(expected);
});

test.each([
  [count(0), count(3), count(2)],
  [count(0), count(1), count(0)],
  [count(1), count(0), count(9_999)],
  [count(9_999), count(0), count(1)],
])('the change from %j to %j can’t be undone at %j', (from, to, now) => {
  expect(undoneCount({ from, to }, now)).toBeNull();
});

test('undone at once, a change leaves the count as it was before', () => {
  fc.assert(
    fc.property(change, (done) => {
      expect(undoneCount(done, done.to)).toEqual(done.from);
    }),
  );
});

test('undoing an undo restores the change', () => {
  fc.assert(
    fc.property(change, stored, (done, now) => {
      const undone = undoneCount(done, now);
      if (undone === null) return;
      expect(undoneCount({ from: now, to: undone }, undone)).toEqual(now);
    }),
  );
});

test('stays within 0 to 9,999 and moves by as much as the change did', () => {
  fc.assert(
    fc.property(change, stored, (done, now) => {
      const moved = now.inventory - (done.to.inventory - done.from.inventory);
      const undone = undoneCount(done, now);
      expect(undone?.inventory ?? null).toBe(moved >= 0 && moved <= MAX_INVENTORY ? moved : null);
    }),
  );
});
