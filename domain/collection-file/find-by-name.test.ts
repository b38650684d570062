import type { VariantType } from '../card';
import { findByName, indexNames } from './find-by-name';

const card = (name: string, subtitle: string | null, kinds: VariantType[]) => ({
  name,
  subtitle,
  printings: kinds.map((variantType) => ({
    id: `${name} ${subtitle} ${variantType}`,
    cardId: name,
    number: '1',
    otherNumbers: [],
    variantType,
  })),
});

const index = indexNames([
  card('Brass Harrier', 'Of the Reef', ['HYPERSPACE_FOIL', 'HYPERSPACE', 'FOIL', 'STANDARD']),
  card('Élan’s Own', null, ['STANDARD']),
  card('Lantern', 'Waking', ['STANDARD']),
  card('Lantern', 'Asleep', ['STANDARD']),
]);

const find = (name: string, more: { isFoil?: boolean; variantType?: VariantType } = {}) => {
  const named = { setCode: 'SOR', number: '', name, isFoil: null, variantType: null, ...more };
  const found = findByName(index, named);
  return found.ok ? found.printing.id : found.reason;
};

test.each([
  ['Brass Harrier', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['brass harrier, of the reef', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['Brass Harrier - Of the Reef', { isFoil: true }, 'Brass Harrier Of the Reef FOIL'],
  ['Brass Harrier (Hyperspace)', {}, 'Brass Harrier Of the Reef HYPERSPACE'],
  ['Brass Harrier (Hyperspace)', { isFoil: true }, 'Brass Harrier Of the Reef HYPERSPACE_FOIL'],
  ['Brass Harrier (Of the Reef)', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['ELANS OWN', {}, 'Élan’s Own null STANDARD'],
  ['Brass-Harrier', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['Brass Harrier (Foil)', {}, 'Brass Harrier Of the Reef FOIL'],
  ['Elan´s Own', {}, 'Élan’s Own null STANDARD'],
  ['Lantern, Asleep', {}, 'Lantern Asleep STANDARD'],
  ['Lantern', {}, 'SOR has several cards called “Lantern”; the row needs a number.'],
  ['Élan’s Own', { variantType: 'SHOWCASE' }, '“Élan’s Own” has no such printing in SOR.'],
  ['Nobody', {}, 'SOR has no card called “Nobody”.'],
  ['=cmd|x', {}, 'SOR has no card called “=cmd|x”.'],
] as const)('%j with %j is %s', (name, more, result) => {
  expect(find(name, more)).toBe(result);
});

test('a very long name is shortened in the reason', () => {
  expect(find('x('.repeat(5_000)).length).toBeLessThan(80);
});
