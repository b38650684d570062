import fc from 'fast-check';
import { copiesAfter, forSaleAfter, type CopiesChange } from './bulk-change';
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

const counted = { inventory: 7, extraCount: 4 };

test.each([
  ['EXTRA', 0, 4],
  ['ALL', 0, 7],
  ['ALL', 9, 9],
] as const)('%s copies for sale, %i listed: %i', (copies, listed, after) => {
  expect(forSaleAfter(copies, counted, listed)).toBe(after);
});

test('a list never holds fewer copies than before', () => {
  fc.assert(
    fc.property(counts, counts, fc.constantFrom('EXTRA', 'ALL'), (inventory, listed, forSale) => {
      const its = { inventory, extraCount: Math.max(0, inventory - 3) };
      expect(forSaleAfter(forSale, its, listed)).toBeGreaterThanOrEqual(listed);
    }),
  );
});
