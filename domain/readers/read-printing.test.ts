import fc from 'fast-check';
import { VARIANT_TYPE_CODES, VARIANT_TYPE_NAMES, VARIANT_TYPES } from '../card';
import { bothFinishes, readPrinting } from './read-printing';

test.each([
  ['', null, null],
  ['  ', null, null],
  ['Foil', true, null],
  ['*F*', true, null],
  ['etched', true, null],
  ['Holofoil', true, null],
  ['Near Mint Holofoil', true, null],
  ['Lightly Played Foil', true, null],
  ['NM-Foil', true, null],
  ['Cold Foil', true, null],
  ['Near Mint', null, null],
  ['Normal', false, null],
  ['Non-Foil', false, null],
  ['nonfoil', false, null],
  ['Near Mint Normal', false, null],
  ['Standard', null, 'STANDARD'],
  ['Standard Foil', null, 'FOIL'],
  ['Foil (Standard)', null, 'FOIL'],
  ['Normal Foil', null, 'FOIL'],
  ['hyperspace  foil', null, 'HYPERSPACE_FOIL'],
  ['Foil Hyperspace', null, 'HYPERSPACE_FOIL'],
  ['Hyper-Space [Foil]', null, 'HYPERSPACE_FOIL'],
  ['HYPERSPACE_FOIL', null, 'HYPERSPACE_FOIL'],
  ['HSF', null, 'HYPERSPACE_FOIL'],
  ['HS F', null, 'HYPERSPACE_FOIL'],
  ['non-foil hyperspace', null, 'HYPERSPACE'],
  ['Foil Prestige', null, 'PRESTIGE_FOIL'],
  ['Prestige, Near Mint', null, 'PRESTIGE'],
  ['Serialized', null, 'PRESTIGE_SERIALIZED'],
  ['Serialised Prestige Foil', null, 'PRESTIGE_SERIALIZED'],
  ['Showcase Foil', null, 'SHOWCASE'],
])('%j', (text, isFoil, variantType) => {
  expect(readPrinting(text)).toEqual({ isFoil, variantType });
});

test.each([
  'shiny',
  'Hyperspace Showcase',
  'no',
  '2',
  '=1+1',
  'Judge',
  'Foil Champion',
  'foil '.repeat(20),
  'x'.repeat(10_000),
])('%j is unknown', (text) => {
  expect(readPrinting(text)).toBeNull();
});

test('every name and code of a printing is known, in any order of its words', () => {
  const written = fc.constantFrom(...VARIANT_TYPES).chain((type) =>
    fc
      .shuffledSubarray(VARIANT_TYPE_NAMES[type].split(' '), {
        minLength: VARIANT_TYPE_NAMES[type].split(' ').length,
      })
      .map((words) => ({ type, text: words.join(' ') })),
  );
  fc.assert(
    fc.property(written, ({ type, text }) => {
      const finish = type === 'FOIL' ? { isFoil: true, variantType: null } : ofKind(type);
      expect(readPrinting(text)).toEqual(finish);
      expect(readPrinting(text.toUpperCase())).toEqual(finish);
      expect(readPrinting(VARIANT_TYPE_CODES[type])).toEqual(finish);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readPrinting(text)));
});

const ofKind = (variantType: string) => ({ isFoil: null, variantType });

test.each([
  ['Hyperspace', 'Foil', 'HYPERSPACE_FOIL'],
  ['Foil', 'Prestige', 'PRESTIGE_FOIL'],
  ['Standard', 'Normal', 'STANDARD'],
  ['Showcase', 'Foil', 'SHOWCASE'],
])('%s and %s are %s', (one, other, variantType) => {
  const both = bothFinishes(readPrinting(one)!, readPrinting(other)!);
  expect(both).toEqual(ofKind(variantType));
});
