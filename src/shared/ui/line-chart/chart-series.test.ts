import { momentsOf, nearestMoment, stepCorners } from './chart-series';

const series = [
  {
    key: 'a',
    name: 'A',
    points: [
      { at: '2026-01-01', value: 1 },
      { at: '2026-01-10', value: 3 },
    ],
  },
  {
    key: 'b',
    name: 'B',
    points: [
      { at: '2026-01-04', value: 7 },
      { at: '2026-01-10', value: 8 },
    ],
  },
];

test('every moment has the values of all lines', () => {
  expect(momentsOf(series)).toEqual([
    { at: '2026-01-01', values: [1, null] },
    { at: '2026-01-04', values: [1, 7] },
    { at: '2026-01-10', values: [3, 8] },
  ]);
  expect(momentsOf([])).toEqual([]);
});

test.each([
  ['2025-01-01', 0],
  ['2026-01-02', 0],
  ['2026-01-03', 1],
  ['2026-01-08', 2],
  ['2027-01-01', 2],
])('%s is nearest to moment %i', (time, index) => {
  expect(nearestMoment(momentsOf(series), Date.parse(time))).toBe(index);
});

test('a step has a corner at each change, and none where nothing changes', () => {
  const point = (at: string, value: number) => ({ at, value });
  const [first, second, last] = [point('01', 5), point('02', 7), point('03', 7)];
  expect(stepCorners([first!, second!, last!])).toEqual([first, point('02', 5), second, last]);
  expect(stepCorners([])).toEqual([]);
});
