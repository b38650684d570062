import { aCard } from '@tests/factories/card';
import { layOutGrid } from './grid-layout';

const cards = Array.from({ length: 12 }, (_, index) => aCard({ id: `sor-${index}` }));
const landscape = aCard({
  id: 'sor-base',
  images: { front: { id: 'b', url: '/images/cards/b', orientation: 'LANDSCAPE' }, back: null },
});

test.each([
  [328, 2],
  [707, 4],
  [1340, 6],
  [1520, 8],
])('a grid %s px wide has %s columns that fill it', (width, columns) => {
  const { rows, ...layout } = layOutGrid(cards, width);
  expect(layout.columns).toBe(columns);
  const last = rows[0]?.at(-1);
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(width);
});

test('a landscape card is two columns and the gap between them wide', () => {
  const [first] = layOutGrid([landscape, ...cards], 1340).rows;
  expect(first?.[0]?.width).toBeCloseTo((first?.[1]?.width ?? 0) * 2 + 16);
});

test('counts the cards through all rows', () => {
  const positions = layOutGrid(cards, 707).rows.flatMap((row) => row.map((it) => it.position));
  expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
