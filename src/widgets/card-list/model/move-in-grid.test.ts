import { aCard } from '@tests/factories/card';
import { layOutGrid } from './grid-layout';
import { middleOf, moveInGrid, rowOf } from './move-in-grid';

/** 8 landscape cards in two rows of 4, then 10 portrait ones in rows of 6 and 4. */
const rows = layOutGrid(
  Array.from({ length: 18 }, (_, index) => {
    const landscape = { id: 'b', url: '/images/cards/b', orientation: 'LANDSCAPE' } as const;
    return aCard({
      id: `sor-${index}`,
      images: { front: index < 8 ? landscape : null, back: null },
    });
  }),
  1320,
);
const move = (key: string, from: number, page = 600) =>
  moveInGrid(rows, key, { from, aim: middleOf(rows, from), page });

test('the fixture’s rows', () => {
  expect(rows.map(({ tiles }) => tiles.length)).toEqual([4, 4, 6, 4]);
});

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [13, 2],
  [14, 3],
  [17, 3],
])('tile %s is in row %s', (tile, row) => expect(rowOf(rows, tile)).toBe(row));

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, -1],
  ['ArrowRight', 17, 18],
  ['ArrowDown', 0, 4],
  ['ArrowDown', 5, 10],
  ['ArrowDown', 7, 13],
  ['ArrowUp', 13, 7],
  ['ArrowUp', 8, 4],
  ['ArrowDown', 13, 17],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 15, 15],
  ['Home', 9, 0],
  ['End', 2, 17],
  ['PageDown', 0, 4],
  ['PageUp', 16, 10],
])('%s leads from %s to %s', (key, from, to) => expect(move(key, from)).toBe(to));

test('PageDown moves by as many rows as fit into a page, but at least one', () => {
  expect(move('PageDown', 0, 5000)).toBe(14);
  expect(move('PageDown', 0, 1)).toBe(4);
});

test.each(['Enter', 'Tab', 'a', ' '])('%s leads nowhere', (key) => expect(move(key, 5)).toBeNull());
