import { aCard, aCardVariant } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { HEADING_HEIGHT, layOut, SUBHEADING_HEIGHT } from './lay-out';

const ROW = 60;

const group = (code: string, ...types: Parameters<typeof aCardVariant>[0][]) => ({
  cardSet: aCardSet({ id: code.toLowerCase(), code }),
  printings: types.map((type, at) => ({
    id: `${code}-${at}`,
    card: aCard(),
    variant: aCardVariant(type, null),
    item: { quantity: at + 1 },
  })),
});
const groups = [group('SOR', 'STANDARD', 'STANDARD', 'FOIL'), group('SHD', 'STANDARD')];
const laidOut = (given: Partial<Parameters<typeof layOut>[0]> = {}) =>
  layOut({ groups, sort: 'CARD_NUMBER', collapsed: [], rowHeight: ROW, ...given });

test('a section is its heading and its rows, with a gap below', () => {
  const { heights, rows, lineOfRow, sections } = laidOut();
  const [gap = 0] = [heights.at(-1)! - ROW];
  expect(heights).toEqual([HEADING_HEIGHT, ROW, ROW, ROW + gap, HEADING_HEIGHT, ROW + gap]);
  expect(rows.map(({ id }) => id)).toEqual(['SOR-0', 'SOR-1', 'SOR-2', 'SHD-0']);
  expect(lineOfRow).toEqual([1, 2, 3, 5]);
  expect(sections.map(({ printings, copies }) => [printings, copies])).toEqual([
    [3, 6],
    [1, 1],
  ]);
});

test('sorted by variant, each variant is a block under a heading', () => {
  const { heights, sections, lineOfRow } = laidOut({ sort: 'VARIANT_TYPE', groups: [groups[0]!] });
  expect(
    sections[0]?.blocks.map(({ variantType, firstLine, rows }) => [
      variantType,
      firstLine,
      rows.length,
    ]),
  ).toEqual([
    ['STANDARD', 2, 2],
    ['FOIL', 5, 1],
  ]);
  expect(heights.slice(0, 5)).toEqual([
    HEADING_HEIGHT,
    SUBHEADING_HEIGHT,
    ROW,
    ROW,
    SUBHEADING_HEIGHT,
  ]);
  expect(lineOfRow).toEqual([2, 3, 5]);
});

test('of a closed section the heading and the counts are left', () => {
  const { heights, rows, sections } = laidOut({ collapsed: ['SOR', 'LOF'] });
  expect(heights).toHaveLength(3);
  expect(rows.map(({ id }) => id)).toEqual(['SHD-0']);
  expect(sections[0]).toMatchObject({ isOpen: false, printings: 3, copies: 6, blocks: [] });
});

test('an empty list is nothing', () => {
  expect(laidOut({ groups: [] })).toEqual({ sections: [], rows: [], lineOfRow: [], heights: [] });
});
