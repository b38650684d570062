import { changeSince } from './change-since';

const points = [
  { at: '2026-01-01T00:00:00Z', worthCents: 0 },
  { at: '2026-02-01T00:00:00Z', worthCents: 200 },
  { at: '2026-03-03T00:00:00Z', worthCents: 150 },
];

test.each([
  ['exactly then', 30, -50],
  ['between two points: as of the earlier one', 31, 150],
  ['before the first point', 62, null],
])('%s', (_case, days, change) => {
  expect(changeSince(points, days)).toBe(change);
});

test('no points, no change', () => {
  expect(changeSince([], 30)).toBeNull();
});
