import fc from 'fast-check';
import { copiesAfter, listedAfter, type CopiesChange } from './bulk-change';
import { MAX_INVENTORY } from './collection';
import { MAX_WANTED } from './trade-list';

test.each<[CopiesChange, copies: number, most: number, after: number]>([
  [{ kind: 'ADD', copies: 2 }, 3, MAX_INVENTORY, 5],
  [{ kind: 'ADD', copies: 2 }, 9_998, MAX_INVENTORY, 9_999],
  [{ kind: 'ADD', copies: 3 }, 4, MAX_WANTED, 5],
  [{ kind: 'REMOVE', copies: 2 }, 3, MAX_INVENTORY, 1],
  [{ kind: 'REMOVE', copies: 5 }, 3, MAX_INVENTORY, 0],
  [{ kind: 'REMOVE', copies: null }, 3, MAX_INVENTORY, 0],
])('%j of %i copies, at most %i: %i', (change, copies, most, after) => {
  expect(copiesAfter(change, copies, most)).toBe(after);
});

const counts = fc.integer({ min: 0, max: MAX_INVENTORY });

test('a count stays within its range, and what was added can be removed unless the range cut it', () => {
  fc.assert(
    fc.property(counts, counts, (copies, by) => {
      const more = copiesAfter({ kind: 'ADD', copies: by }, copies, MAX_INVENTORY);
      const less = copiesAfter({ kind: 'REMOVE', copies: by }, copies, MAX_INVENTORY);
      expect(more).toBeGreaterThanOrEqual(copies);
      expect(more).toBeLessThanOrEqual(MAX_INVENTORY);
      expect(less).toBeLessThanOrEqual(copies);
      expect(less).toBeGreaterThanOrEqual(0);
      if (copies + by <= MAX_INVENTORY) {
        expect(copiesAfter({ kind: 'REMOVE', copies: by }, more, MAX_INVENTORY)).toBe(copies);
      }
    }),
  );
});

const counted = { inventory: 7, missing: { count: 9 }, extraCount: 4 };

test.each([
  ['SALE_LIST', 'EXTRA', 0, 4],
  ['SALE_LIST', 'ALL', 0, 7],
  ['SALE_LIST', 'ALL', 9, 9],
  ['WANT_LIST', 'EXTRA', 0, MAX_WANTED],
  ['WANT_LIST', 'ALL', 2, MAX_WANTED],
] as const)('%s, %s copies, %i listed: %i', (kind, forSale, listed, after) => {
  expect(listedAfter({ kind, forSale }, counted, listed)).toBe(after);
});

test('nothing is wanted if the collection doesn’t show what is missing', () => {
  const to = { kind: 'WANT_LIST', forSale: 'ALL' } as const;
  expect(listedAfter(to, { ...counted, missing: null }, 0)).toBe(0);
});

test('a list never holds fewer copies than before', () => {
  fc.assert(
    fc.property(counts, counts, fc.constantFrom('EXTRA', 'ALL'), (inventory, listed, forSale) => {
      const its = { inventory, missing: { count: 0 }, extraCount: Math.max(0, inventory - 3) };
      const to = { kind: 'SALE_LIST', forSale } as const;
      expect(listedAfter(to, its, listed)).toBeGreaterThanOrEqual(listed);
    }),
  );
});
