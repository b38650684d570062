import type { VariantType } from '../card';
import { cardFinderOf } from '../find-cards';
import { findNamed } from './find-named';
import { indexPrintings } from './find-printing';
import type { NamedPrinting } from './file-row';

const card = (name: string, subtitle: string | null, kinds: VariantType[], number = '1') => {
  const id = `${name} ${subtitle}`;
  const cardVariants = kinds.map((variantType) => ({
    id: `${id} ${variantType}`,
    cardId: id,
    number,
    otherNumbers: [],
    variantType,
  }));
  return { id, cardSetId: 'sor', name, subtitle, cardVariants };
};

const cards = [
  card('Brass Harrier', 'Of the Reef', ['HYPERSPACE_FOIL', 'HYPERSPACE', 'FOIL', 'STANDARD'], '59'),
  card('Élan’s Own', null, ['STANDARD']),
  card('Lantern', 'Waking', ['STANDARD']),
  card('Lantern', 'Asleep', ['STANDARD']),
  card('Droid X3', null, ['STANDARD']),
];
const set = {
  printings: indexPrintings(cards.flatMap(({ cardVariants }) => cardVariants)),
  finder: cardFinderOf(cards, [{ id: 'sor', code: 'SOR' }]),
};

const find = (name: string, more: Partial<NamedPrinting> = {}) =>
  findNamed(set, { setCode: 'SOR', number: '', name, isFoil: null, variantType: null, ...more });
const idFound = (name: string, more: Partial<NamedPrinting> = {}) => {
  const found = find(name, more);
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
  ['Harrier, Brass', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['Brass Harrier [foil]', {}, 'Brass Harrier Of the Reef FOIL'],
  ['Brass Harrier *F*', { variantType: 'HYPERSPACE' }, 'Brass Harrier Of the Reef HYPERSPACE_FOIL'],
  ['Brass Harrier F', {}, 'SOR has no card called “Brass Harrier F”.'],
  ['Brass Harrier HSF', {}, 'Brass Harrier Of the Reef HYPERSPACE_FOIL'],
  ['Brass Harrier (SOR)', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['Brass Harrier (SOR) 059 [foil]', {}, 'Brass Harrier Of the Reef FOIL'],
  ['SOR_059', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['sor 59', {}, 'Brass Harrier Of the Reef STANDARD'],
  ['Brass Harrier (SHD)', {}, 'SOR has no card called “Brass Harrier (SHD)”.'],
  ['Brass', {}, 'SOR has no card called “Brass”.'],
  ['Bras Harrier', {}, 'SOR has no card called “Bras Harrier”.'],
  ['Lantern, Asleep', {}, 'Lantern Asleep STANDARD'],
  ['Lantern', {}, 'SOR has several cards called “Lantern”; the row needs a number.'],
  ['Élan’s Own', { variantType: 'SHOWCASE' }, '“Élan’s Own” has no such printing in SOR.'],
  ['Nobody', {}, 'SOR has no card called “Nobody”.'],
  ['=cmd|x', {}, 'SOR has no card called “=cmd|x”.'],
] as const)('%j with %j is %s', (name, more, result) => {
  expect(idFound(name, more)).toBe(result);
});

test.each([
  ['3x Brass Harrier', ['3x']],
  ['Brass Harrier x3', ['x3']],
  ['Droid X3', undefined],
])('the counts in %j are %j', (name, counts) => {
  expect(find(name)).toMatchObject({ ok: true, ...(counts && { counts }) });
  expect(find(name).counts).toEqual(counts);
});

test.each(['SOR_059', 'sor 59', 'SOR059'])('the number %j is read as 059', (number) => {
  const named = { setCode: 'SOR', number, isFoil: true, variantType: null };
  expect(findNamed(set, named)).toMatchObject({ printing: { variantType: 'FOIL' } });
});

test('a very long name is shortened in the reason', () => {
  expect(idFound('x('.repeat(5_000)).length).toBeLessThan(80);
});
