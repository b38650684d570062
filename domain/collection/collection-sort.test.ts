import { aCard, aCardVariant } from '@tests/factories/card';
import { kindOfColumn, sortByInventory } from './collection-sort';

const card = (id: string, ...types: ('STANDARD' | 'FOIL' | 'PRESTIGE')[]) =>
  aCard({
    id,
    cardVariants: types.map((type) => aCardVariant(type, null, { id: `${id}-${type}` })),
  });

const cards = [card('a', 'STANDARD', 'FOIL'), card('b', 'STANDARD'), card('c', 'FOIL'), card('d')];
const inventory: Record<string, number> = { 'a-STANDARD': 2, 'a-FOIL': 1, 'b-STANDARD': 3 };
const sorted = (kind: 'standard' | 'foil', direction: 'ascending' | 'descending') =>
  sortByInventory(cards, { kind, direction }, (id) => inventory[id] ?? 0)
    .map(({ id }) => id)
    .join('');

test.each([
  ['standard', 'ascending', 'cdab'],
  ['standard', 'descending', 'bacd'],
  ['foil', 'ascending', 'bcda'],
  ['foil', 'descending', 'abcd'],
] as const)('by %s, %s, the order is %s: absent is 0, ties stay', (kind, direction, order) => {
  expect(sorted(kind, direction)).toBe(order);
});

test('a column that ends in Inventory names its kind', () => {
  expect(kindOfColumn('hyperspaceFoilInventory')).toBe('hyperspaceFoil');
  expect(kindOfColumn('number')).toBeUndefined();
});
