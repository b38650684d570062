import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { GAP, HEADING_HEIGHT, layOut, SUBHEADING_HEIGHT } from './lay-out';

const ROW = 60;

const group = (code: string, ...types: Parameters<typeof aPrinting>[0][]) => ({
  cardSet: aCardSet({ id: code.toLowerCase(), code }),
  printings: types.map((type, at) => ({
    id: `${code}-${at}`,
    card: aCard(),
    printing: aPrinting(type, null),
    item: { variantId: `${code}-${at}`, cardId: 'card', quantity: at + 1, version: 1 },
  })),
});
const groups = [group('SOR', 'STANDARD', 'STANDARD', 'FOIL'), group('SHD', 'STANDARD')];
const laidOut = (given: Partial<Parameters<typeof layOut>[0]> = {}) =>
  layOut({ groups, sort: 'CARD_NUMBER', collapsed: [], rowHeight: ROW, ...given });

const heightsOf = ({ rows, heightOf }: ReturnType<typeof layOut>) => rows.map(heightOf);

test('a section is its heading and its rows, with a gap below', () => {
  const layout = laidOut();
  const { rows, sections } = layout;
  expect(heightsOf(layout)).toEqual([HEADING_HEIGHT + ROW, ROW, ROW, GAP + HEADING_HEIGHT + ROW]);
  expect(rows.map(({ id }) => id)).toEqual(['SOR-0', 'SOR-1', 'SOR-2', 'SHD-0']);
  expect(sections.map(({ printings, copies }) => [printings, copies])).toEqual([
    [3, 6],
    [1, 1],
  ]);
});

test('sorted by variant, each variant is a run of rows under a heading', () => {
  const layout = laidOut({ sort: 'VARIANT_TYPE', groups: [groups[0]!] });
  expect(
    layout.sections[0]?.runs.map(({ variantType, rows, first }) => [
      variantType,
      rows.length,
      first,
    ]),
  ).toEqual([
    ['STANDARD', 2, 0],
    ['FOIL', 1, 2],
  ]);
  expect(heightsOf(layout)).toEqual([
    HEADING_HEIGHT + SUBHEADING_HEIGHT + ROW,
    ROW,
    SUBHEADING_HEIGHT + ROW,
  ]);
});

test('a closed section has only its heading and counts', () => {
  const layout = laidOut({ collapsed: ['SOR', 'LOF'] });
  const { rows, sections } = layout;
  expect(heightsOf(layout)).toEqual([HEADING_HEIGHT + GAP + HEADING_HEIGHT + ROW]);
  expect(rows.map(({ id }) => id)).toEqual(['SHD-0']);
  expect(sections[0]).toMatchObject({ isOpen: false, printings: 3, copies: 6, runs: [] });
});

test('an empty list has no sections', () => {
  expect(laidOut({ groups: [] })).toMatchObject({ sections: [], rows: [] });
});
