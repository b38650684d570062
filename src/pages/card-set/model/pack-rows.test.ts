import fc from 'fast-check';
import type { Orientation } from '@domain/card';
import { aCard } from '@tests/factories/card';
import { packRows } from './pack-rows';

const card = (orientation: Orientation, index: number) =>
  aCard({
    id: `${orientation === 'LANDSCAPE' ? 'L' : 'p'}${index}`,
    images: { front: { id: 'i', url: '/images/cards/i', orientation }, back: null },
  });

const pack = (pattern: string, columns: number) =>
  packRows(
    [...pattern].map((letter, index) => card(letter === 'L' ? 'LANDSCAPE' : 'PORTRAIT', index)),
    columns,
  );
const rows = (pattern: string, columns: number) =>
  pack(pattern, columns).map(({ cells }) => cells.map(({ card: { id } }) => id[0]).join(''));

test.each([
  ['', 4, []],
  ['ppppp', 4, ['pppp', 'p']],
  ['LLpp', 4, ['LL', 'pp']],
  ['LLLLLpp', 4, ['LLL', 'LL', 'pp']],
  ['pLLLp', 4, ['p', 'LLL', 'p']],
  ['pppLp', 4, ['ppp', 'Lp']],
  ['LpL', 2, ['L', 'p', 'L']],
])('"%s" in %s columns makes %j', (pattern, columns, packed) => {
  expect(rows(pattern, columns)).toEqual(packed);
});

test('keeps the order, loses no card and overfills no row', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('L', 'p'), { maxLength: 60 }),
      fc.integer({ min: 2, max: 12 }),
      (letters, columns) => {
        const packed = pack(letters.join(''), columns);
        const ids = packed.flatMap(({ cells }) => cells.map((it) => it.card.id));
        expect(ids).toEqual(letters.map((letter, index) => `${letter}${index}`));
        for (const row of packed) {
          const taken = row.cells.reduce((sum, { span }) => sum + span, 0);
          expect(taken).toBeGreaterThan(0);
          expect(taken).toBeLessThanOrEqual(row.columns);
        }
      },
    ),
  );
});
