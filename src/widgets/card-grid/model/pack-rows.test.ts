import fc from 'fast-check';
import type { Orientation } from '@domain/card';
import { aCard } from '@tests/factories/card';
import { packRows } from './pack-rows';

const card = (orientation: Orientation, index: number) =>
  aCard({
    id: `${orientation === 'LANDSCAPE' ? 'L' : 'p'}${index}`,
    images: { front: { id: 'i', url: '/images/cards/i', orientation }, back: null },
  });

const rows = (pattern: string, columns: number) =>
  packRows(
    [...pattern].map((letter, index) => card(letter === 'L' ? 'LANDSCAPE' : 'PORTRAIT', index)),
    columns,
  ).map((row) => row.map(({ card: { id } }) => id[0]).join(''));

test.each([
  ['', 4, []],
  ['ppppp', 4, ['pppp', 'p']],
  ['LLpp', 4, ['LL', 'pp']],
  ['pppLp', 4, ['ppp', 'Lp']],
  ['LpL', 2, ['L', 'p', 'L']],
  ['pLp', 1, ['p', 'L', 'p']],
])('"%s" in %s columns makes %j', (pattern, columns, packed) => {
  expect(rows(pattern, columns)).toEqual(packed);
});

test('keeps the order, loses no card and overfills no row', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('L', 'p'), { maxLength: 60 }),
      fc.integer({ min: 2, max: 12 }),
      (letters, columns) => {
        const packed = rows(letters.join(''), columns);
        expect(packed.join('')).toBe(letters.join(''));
        for (const row of packed) {
          expect(row.length).toBeGreaterThan(0);
          expect([...row].reduce((sum, it) => sum + (it === 'L' ? 2 : 1), 0)).toBeLessThanOrEqual(
            columns,
          );
        }
      },
    ),
  );
});
