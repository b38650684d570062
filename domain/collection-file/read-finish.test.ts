import fc from 'fast-check';
import { VARIANT_TYPE_NAMES, VARIANT_TYPES } from '../card';
import { readFinish } from './read-finish';

test.each([
  ['', null, null],
  ['  ', null, null],
  ['Foil', true, null],
  ['*F*', true, null],
  ['TRUE', true, null],
  ['etched', true, null],
  ['Normal', false, null],
  ['Non-Foil', false, null],
  ['false', false, null],
  ['Standard', null, 'STANDARD'],
  ['hyperspace  foil', null, 'HYPERSPACE_FOIL'],
  ['HYPERSPACE_FOIL', null, 'HYPERSPACE_FOIL'],
  ['HSF', null, 'HYPERSPACE_FOIL'],
  ['Prestige Serialized', null, 'PRESTIGE_SERIALIZED'],
])('%j', (text, isFoil, variantType) => {
  expect(readFinish(text)).toEqual({ isFoil, variantType });
});

test.each(['shiny', 'foil foil', '=1+1', '\0', 'x'.repeat(10_000)])('%j is unknown', (text) => {
  expect(readFinish(text)).toBeNull();
});

test('every name of a printing is known, and nothing throws', () => {
  for (const type of VARIANT_TYPES) expect(readFinish(VARIANT_TYPE_NAMES[type])).not.toBeNull();
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readFinish(text)));
});
