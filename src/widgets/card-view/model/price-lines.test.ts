import { DOLLARS } from '@domain/pricing';
import { aCardVariant } from '@tests/factories/card';
import { priceLines } from './price-lines';

const variants = [
  aCardVariant('STANDARD', 120),
  aCardVariant('FOIL', null),
  aCardVariant('HYPERSPACE', 300),
];
const point = (day: string, priceCents: number) => ({
  recordedAt: `${day}T00:00:00.000Z`,
  priceCents,
});
const histories = [
  { variantId: 'sor-001-hyperspace', points: [point('2025-02-01', 250)] },
  {
    variantId: 'sor-001-standard',
    points: [point('2025-01-01', 90), point('2025-12-01', 110), point('2026-03-01', 120)],
  },
  { variantId: 'sor-001-showcase', points: [point('2026-09-01', 9_000)] },
];

test('draws the shown printings that have a price, in order', () => {
  expect(priceLines({ histories, variants, range: 'ALL', money: DOLLARS })).toEqual({
    lastAt: '2026-03-01T00:00:00.000Z',
    lines: [
      {
        key: 'sor-001-standard',
        name: 'Standard',
        points: [
          { at: '2025-01-01T00:00:00.000Z', value: 90 },
          { at: '2025-12-01T00:00:00.000Z', value: 110 },
          { at: '2026-03-01T00:00:00.000Z', value: 120 },
        ],
      },
      {
        key: 'sor-001-hyperspace',
        name: 'Hyperspace',
        points: [{ at: '2025-02-01T00:00:00.000Z', value: 250 }],
      },
    ],
  });
});

test('a range reaches back from the last price, and leaves out printings without a price in it', () => {
  const { lines } = priceLines({ histories, variants, range: '3M', money: DOLLARS });
  expect(lines.map(({ name, points }) => [name, points.length])).toEqual([['Standard', 2]]);
});

test('without any price there is nothing', () => {
  expect(priceLines({ histories: [], variants, range: 'ALL', money: DOLLARS })).toEqual({
    lastAt: null,
    lines: [],
  });
});
