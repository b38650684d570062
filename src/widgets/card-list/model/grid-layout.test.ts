import { SET_PAGE_WIDTHS } from '@domain/card-image-size';
import { sizedImageUrl } from '@/shared/lib/sized-image';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { firstOfGrid, layOutGrid, placeTiles } from './grid-layout';
import { setHeadingsOf } from './set-headings';

const portrait = Array.from({ length: 12 }, (_, index) => aCard({ id: `sor-${index}` }));
const landscape = Array.from({ length: 12 }, (_, index) =>
  aCard({
    id: `sor-base-${index}`,
    images: { front: { id: 'b', url: '/images/cards/b', orientation: 'LANDSCAPE' }, back: null },
  }),
);

test.each([
  [328, 2],
  [707, 3],
  [1320, 6],
  [1520, 7],
])('a grid %s px wide has %s columns, of whatever cards', (width, columns) => {
  for (const cards of [portrait, landscape]) {
    const tiles = layOutGrid(cards, width)[0]?.tiles ?? [];
    expect(tiles).toHaveLength(columns);
    expect((tiles.at(-1)?.left ?? 0) + (tiles.at(-1)?.width ?? 0)).toBeCloseTo(width);
  }
});

test.each([1320, 1440, 1520])(
  'a grid %s px wide requests pictures in the width that is made ahead',
  (width) => {
    const [first] = layOutGrid(portrait, width)[0]?.tiles ?? [];
    expect(sizedImageUrl('/images/cards/a', first?.width ?? 0)).toBe(
      `/images/cards/a/${SET_PAGE_WIDTHS.pictures}`,
    );
  },
);

test('a row is as high as its highest picture, with room for caption and gap', () => {
  const column = (1320 - 5 * 16) / 6;
  const stray = portrait.slice(0, 1);
  const [low, mixed, high] = layOutGrid(
    [...landscape.slice(0, 7), ...stray, ...landscape.slice(7, 11), ...portrait],
    1320,
  );
  expect(low?.imageHeight).toBeCloseTo(column * (5 / 7));
  expect(mixed?.tiles.map(({ width }) => width)).toEqual(
    Array.from({ length: 6 }, () => expect.closeTo(column)),
  );
  for (const row of [mixed, high]) expect(row?.imageHeight).toBeCloseTo(column * (7 / 5));
  expect(high?.height).toBeGreaterThan((high?.imageHeight ?? 0) + 80);
});

test('counts the cards through all rows', () => {
  const positions = layOutGrid(portrait, 707).flatMap(({ tiles }) =>
    tiles.map((it) => it.position),
  );
  expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('each heading begins a row, and takes its place above it', () => {
  const sets = ['sor', 'shd'].map((id) => aCardSet({ id, code: id.toUpperCase(), name: id }));
  const cards = [
    ...portrait.slice(0, 3),
    ...portrait.slice(3, 5).map((it) => ({ ...it, cardSetId: 'shd' })),
  ];
  const grouped = layOutGrid(cards, 400, setHeadingsOf(cards, sets));
  expect(grouped.map(({ tiles, heading }) => [heading?.cards, tiles.length])).toEqual([
    ['3 cards', 2],
    [undefined, 1],
    ['2 cards', 2],
  ]);
  const [plain] = layOutGrid(cards, 400);
  const headingHeight = grouped[0]!.height - plain!.height;
  const tops = placeTiles(grouped)
    .flat()
    .map(({ place, heading }) => [place?.top, heading?.name]);
  const { height } = plain!;
  expect(tops).toEqual([
    [headingHeight, 'sor'],
    [headingHeight, undefined],
    [headingHeight + height, undefined],
    [2 * (headingHeight + height), 'shd'],
    [2 * (headingHeight + height), undefined],
  ]);
});

test('a document has the first cards of the first set, of either shape', () => {
  const cards = [...landscape.slice(0, 3), ...portrait, ...landscape.slice(3)];
  expect(firstOfGrid(cards).map((tile) => [tile.card, tile.position])).toEqual(
    cards.slice(0, 24).map((card, at) => [card, at + 1]),
  );
  const two = [portrait[0]!, { ...portrait[1]!, cardSetId: 'shd' }];
  const sets = ['sor', 'shd'].map((id) => aCardSet({ id, code: id.toUpperCase(), name: id }));
  expect(firstOfGrid(two, setHeadingsOf(two, sets))).toMatchObject([{ heading: { code: 'SOR' } }]);
});
