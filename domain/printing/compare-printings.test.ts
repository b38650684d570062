import { VARIANT_ORDER, type VariantType } from '@domain/card';
import { aCard } from '@tests/factories/card';
import { aCardVariant } from '@tests/factories/card-image';
import fc from 'fast-check';
import { comparePrintings, DEFAULT_PRINTING_SORT, PRINTING_SORTS } from './compare-printings';

const printing = (standardCardNumber: number, variantType: VariantType) => {
  const id = `card-${standardCardNumber}`;
  return {
    card: aCard({ id, standardCardNumber }),
    variant: aCardVariant(variantType, null, { id: `${id}-${variantType}` }),
  };
};

const some = [
  printing(10, 'STANDARD'),
  printing(9, 'PRESTIGE'),
  printing(9, 'STANDARD'),
  printing(2, 'SHOWCASE'),
  printing(10, 'FOIL'),
  printing(2, 'HYPERSPACE_FOIL'),
  printing(2, 'HYPERSPACE'),
];

test('by card number unless asked otherwise', () => {
  expect(DEFAULT_PRINTING_SORT).toBe('CARD_NUMBER');
});

test.each([
  [
    'CARD_NUMBER',
    '2 HYPERSPACE, 2 HYPERSPACE_FOIL, 2 SHOWCASE, 9 STANDARD, 9 PRESTIGE, 10 STANDARD, 10 FOIL',
  ],
  [
    'VARIANT_TYPE',
    '9 STANDARD, 10 STANDARD, 10 FOIL, 2 HYPERSPACE, 2 HYPERSPACE_FOIL, 2 SHOWCASE, 9 PRESTIGE',
  ],
] as const)('by %s: %s', (sort, order) => {
  const sorted = some.toSorted(comparePrintings(sort));
  const told = sorted.map(
    ({ card, variant }) => `${card.standardCardNumber} ${variant.variantType}`,
  );
  expect(told.join(', ')).toBe(order);
});

test('whichever way they come in, there is one order', () => {
  const printings = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...VARIANT_ORDER)),
    { selector: ([number, type]) => `${number} ${type}` },
  );
  fc.assert(
    fc.property(fc.constantFrom(...PRINTING_SORTS), printings, (sort, drawn) => {
      const all = drawn.map(([number, type]) => printing(number, type));
      const compare = comparePrintings(sort);
      expect(all.toReversed().toSorted(compare)).toEqual(all.toSorted(compare));
    }),
  );
});
