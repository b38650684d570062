import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { layOutGrid } from './grid-layout';
import { middleOf, moveInGrid, rowOf } from './move-in-grid';
import { setHeadingsOf } from './set-headings';

const cards = Array.from({ length: 18 }, (_, index) => {
  const landscape = { id: 'b', url: '/images/cards/b', orientation: 'LANDSCAPE' } as const;
  return aCard({
    id: `card-${index}`,
    cardSetId: index < 8 ? 'sor' : 'shd',
    images: { front: index < 8 ? landscape : null, back: null },
  });
});
/** 8 landscape cards of one set in rows of 6 and 2, then 10 portrait ones of another in rows of 6 and 4. */
const sets = ['sor', 'shd'].map((id) => aCardSet({ id, code: id.toUpperCase(), name: id }));
const rows = layOutGrid(cards, 1320, setHeadingsOf(cards, sets));
const move = (key: string, from: number, page = 600) =>
  moveInGrid(rows, key, { from, aim: middleOf(rows, from), page });

test('the fixture’s rows', () => {
  expect(rows.map(({ tiles }) => tiles.length)).toEqual([6, 2, 6, 4]);
});

test.each([
  [0, 0],
  [5, 0],
  [6, 1],
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
  ['ArrowDown', 0, 6],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, 9],
  ['ArrowUp', 13, 7],
  ['ArrowUp', 8, 6],
  ['ArrowDown', 13, 17],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 15, 15],
  ['Home', 9, 0],
  ['End', 2, 17],
  ['PageDown', 0, 6],
  ['PageUp', 16, 10],
])('%s leads from %s to %s', (key, from, to) => expect(move(key, from)).toBe(to));

test('PageDown moves by as many rows as fit into a page, but at least one', () => {
  expect(move('PageDown', 0, 5000)).toBe(14);
  expect(move('PageDown', 0, 1)).toBe(6);
});

test.each(['Enter', 'Tab', 'a', ' '])('%s leads nowhere', (key) => expect(move(key, 5)).toBeNull());
