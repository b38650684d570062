import { aCard, aPrinting } from '@tests/factories/card';
import { kindsOfColumn, sortByInventory } from './collection-sort';

const card = (id: string, ...types: ('STANDARD' | 'FOIL' | 'PRESTIGE' | 'PRESTIGE_FOIL')[]) =>
  aCard({
    id,
    cardVariants: types.map((type) => aPrinting(type, null, { id: `${id}-${type}` })),
  });

const cards = [
  card('a', 'STANDARD', 'FOIL'),
  card('b', 'STANDARD'),
  card('c', 'FOIL', 'PRESTIGE', 'PRESTIGE_FOIL'),
  card('d'),
];
const inventory: Record<string, number> = {
  'a-STANDARD': 2,
  'a-FOIL': 1,
  'b-STANDARD': 3,
  'c-PRESTIGE': 1,
  'c-PRESTIGE_FOIL': 1,
};
const sorted = (kind: 'standard' | 'foil' | 'prestige', direction: 'ascending' | 'descending') =>
  sortByInventory(
    cards,
    { kinds: kindsOfColumn(`${kind}Inventory`), direction },
    (id) => inventory[id] ?? 0,
  )
    .map(({ id }) => id)
    .join('');

test.each([
  ['standard', 'ascending', 'cdab'],
  ['standard', 'descending', 'bacd'],
  ['foil', 'ascending', 'bcda'],
  ['foil', 'descending', 'abcd'],
  ['prestige', 'ascending', 'abdc'],
  ['prestige', 'descending', 'cabd'],
] as const)('by %s, %s, the order is %s: absent is 0, ties stay', (kind, direction, order) => {
  expect(sorted(kind, direction)).toBe(order);
});

test('a column that ends in Inventory names its kinds', () => {
  expect(kindsOfColumn('hyperspaceFoilInventory')).toEqual(['hyperspaceFoil']);
  expect(kindsOfColumn('prestigeInventory')).toEqual([
    'prestige',
    'prestigeFoil',
    'prestigeSerialized',
  ]);
  expect(kindsOfColumn('number')).toEqual([]);
});
