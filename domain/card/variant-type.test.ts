import { aPrinting } from '@tests/factories/card';
import fc from 'fast-check';
import { groupPrintings, VARIANT_TYPES, type VariantType } from './variant-type';

const tabs = (types: VariantType[]) =>
  groupPrintings(types.map((type) => aPrinting(type, null))).map((group) => [
    group.variantType,
    group.printings.map(({ variantType }) => variantType),
  ]);

test('groups every printing as the specification lists them', () => {
  expect(tabs([...VARIANT_TYPES])).toEqual([
    ['STANDARD', ['STANDARD', 'FOIL']],
    ['HYPERSPACE', ['HYPERSPACE', 'HYPERSPACE_FOIL']],
    ['PRESTIGE', ['PRESTIGE', 'PRESTIGE_FOIL', 'PRESTIGE_SERIALIZED']],
    ['SHOWCASE', ['SHOWCASE']],
  ]);
});

test('names a tab after the first type of its group that the card has', () => {
  expect(tabs(['PRESTIGE_SERIALIZED', 'FOIL', 'PRESTIGE_FOIL'])).toEqual([
    ['FOIL', ['FOIL']],
    ['PRESTIGE_FOIL', ['PRESTIGE_FOIL', 'PRESTIGE_SERIALIZED']],
  ]);
});

test('has no group for a card without printings', () => {
  expect(groupPrintings([])).toEqual([]);
});

test('contains each printing once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...VARIANT_TYPES)), (types) => {
      const shown = tabs(types).flatMap(([, grouped]) => grouped as VariantType[]);
      expect(shown.toSorted()).toEqual(types.toSorted());
    }),
  );
});
