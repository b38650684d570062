import fc from 'fast-check';
import type { Orientation } from '@domain/card';
import { SET_PAGE_WIDTHS } from '@domain/card-image-size';
import { sizedImageUrl } from '@/shared/lib/sized-image';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { layOutGrid, packRows, placeTiles } from './grid-layout';
import { setHeadingsOf } from './set-headings';

const portrait = Array.from({ length: 12 }, (_, index) => aCard({ id: `sor-${index}` }));
const landscape = Array.from({ length: 12 }, (_, index) =>
  aCard({
    id: `sor-base-${index}`,
    images: { front: { id: 'b', url: '/images/cards/b', orientation: 'LANDSCAPE' }, back: null },
  }),
);

test.each([
  [328, 2, 2],
  [707, 3, 2],
  [1320, 6, 4],
  [1520, 7, 5],
])('a grid %s px wide has rows of %s portrait or %s landscape cards that fill it', (...sizes) => {
  const [width, portraits, landscapes] = sizes;
  for (const [cards, columns] of [
    [portrait, portraits],
    [landscape, landscapes],
  ] as const) {
    const tiles = layOutGrid(cards, width)[0]?.tiles ?? [];
    expect(tiles).toHaveLength(columns);
    expect((tiles.at(-1)?.left ?? 0) + (tiles.at(-1)?.width ?? 0)).toBeCloseTo(width);
  }
});

test.each([1320, 1440, 1520])(
  'a grid %s px wide requests pictures in the widths that are made ahead',
  (width) => {
    for (const [orientation, cards] of [
      ['PORTRAIT', portrait],
      ['LANDSCAPE', landscape],
    ] as const) {
      const [first] = layOutGrid(cards, width)[0]?.tiles ?? [];
      expect(sizedImageUrl('/images/cards/a', first?.pictureWidth ?? 0)).toBe(
        `/images/cards/a/${SET_PAGE_WIDTHS.pictures[orientation]}`,
      );
    }
  },
);

test('a row is as high as its pictures, with room for caption and gap', () => {
  const [wide, , , high] = layOutGrid([...landscape, ...portrait], 1320);
  expect(wide?.imageHeight).toBeCloseTo(((1320 - 3 * 16) / 4) * (5 / 7));
  expect(high?.imageHeight).toBeCloseTo(((1320 - 5 * 16) / 6) * (7 / 5));
  expect(high?.height).toBeGreaterThan((high?.imageHeight ?? 0) + 60);
});

test('a stray landscape card is two columns and the gap between them wide', () => {
  const [first] = layOutGrid([...landscape.slice(0, 1), ...portrait], 1320);
  expect(first?.tiles[0]?.width).toBeCloseTo((first?.tiles[1]?.width ?? 0) * 2 + 16);
});

test('counts the cards through all rows', () => {
  const positions = layOutGrid(portrait, 707).flatMap(({ tiles }) =>
    tiles.map((it) => it.position),
  );
  expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

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
