import type { VariantType } from '@domain/card';
import { formatMarketPrice, formatMarketPrices } from './market-price';

const priced = (variantType: VariantType, priceCents: number | null) => ({
  variantType,
  currentMarketPrice:
    priceCents === null ? null : { priceCents, recordedAt: '2026-01-02T00:00:00Z' },
});

test.each<[VariantType, number | null, string, string]>([
  ['STANDARD', 100, 'S: $1.00', '$1.00'],
  ['FOIL', 105, 'F: $1.05', 'Foil: $1.05'],
  ['HYPERSPACE', 1, 'HS: $0.01', '$0.01'],
  ['HYPERSPACE_FOIL', 123456, 'HSF: $1234.56', 'Foil: $1234.56'],
  ['SHOWCASE', 99999, 'SC: $999.99', '$999.99'],
  ['PRESTIGE', 2500, 'P: $25.00', '$25.00'],
  ['PRESTIGE_FOIL', 2500, 'PF: $25.00', 'Foil: $25.00'],
  ['PRESTIGE_SERIALIZED', 250000, 'PS: $2500.00', 'Serial: $2500.00'],
  ['STANDARD', null, 'S: N/A', 'N/A'],
  ['FOIL', 0, 'F: N/A', 'Foil: N/A'],
])('%s at %s cents reads "%s" in full and "%s" in compact mode', (type, cents, full, compact) => {
  expect(formatMarketPrice(priced(type, cents), 'full')).toBe(full);
  expect(formatMarketPrice(priced(type, cents), 'compact')).toBe(compact);
});

test('in words it names the whole printing', () => {
  expect(formatMarketPrice(priced('HYPERSPACE_FOIL', 105), 'words')).toBe('Hyperspace Foil: $1.05');
  expect(formatMarketPrice(priced('STANDARD', 0), 'words')).toBe('Standard: N/A');
});

test('a group with one price shows N/A for the others', () => {
  expect(formatMarketPrices([priced('STANDARD', 25), priced('FOIL', null)], 'compact')).toEqual([
    '$0.25',
    'Foil: N/A',
  ]);
});

test('a group without any price shows nothing', () => {
  expect(formatMarketPrices([priced('STANDARD', 0), priced('FOIL', null)], 'full')).toEqual([]);
  expect(formatMarketPrices([], 'full')).toEqual([]);
});
