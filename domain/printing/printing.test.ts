import fc from 'fast-check';
import { VARIANT_ORDER, type VariantType } from '@domain/card';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { comparePrintings, DEFAULT_PRINTING_SORT, groupBySet, PRINTING_SORTS } from './printing';

describe('compare printings', () => {
  const aRow = (standardCardNumber: number, variantType: VariantType) => {
    const id = `card-${standardCardNumber}`;
    return {
      card: aCard({ id, standardCardNumber }),
      printing: aPrinting(variantType, null, { id: `${id}-${variantType}` }),
    };
  };

  const some = [
    aRow(10, 'STANDARD'),
    aRow(9, 'PRESTIGE'),
    aRow(9, 'STANDARD'),
    aRow(2, 'SHOWCASE'),
    aRow(10, 'FOIL'),
    aRow(2, 'HYPERSPACE_FOIL'),
    aRow(2, 'HYPERSPACE'),
  ];

  test('by card number by default', () => {
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
    const listed = sorted.map(
      ({ card, printing }) => `${card.standardCardNumber} ${printing.variantType}`,
    );
    expect(listed.join(', ')).toBe(order);
  });

  test('the order doesn’t depend on the input’s order', () => {
    const printings = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...VARIANT_ORDER)),
      { selector: ([number, type]) => `${number} ${type}` },
    );
    fc.assert(
      fc.property(fc.constantFrom(...PRINTING_SORTS), printings, (sort, drawn) => {
        const all = drawn.map(([number, type]) => aRow(number, type));
        const compare = comparePrintings(sort);
        expect(all.toReversed().toSorted(compare)).toEqual(all.toSorted(compare));
      }),
    );
  });
});

describe('group by set', () => {
  const printing = (cardSetId: string, standardCardNumber: number, quantity: number) => ({
    card: aCard({ id: `${cardSetId}-${standardCardNumber}`, cardSetId, standardCardNumber }),
    printing: aPrinting('STANDARD', null),
    quantity,
  });

  const sets = ['sor', 'shd', 'twi'].map((id) => aCardSet({ id, code: id.toUpperCase() }));

  test('printings are grouped in the sets’ order, sorted, and keep all their fields', () => {
    const groups = groupBySet(
      [printing('twi', 3, 1), printing('sor', 12, 2), printing('twi', 1, 3), printing('sor', 2, 4)],
      sets,
      'CARD_NUMBER',
    );
    expect(
      groups.map(({ cardSet, printings }) => [
        cardSet.code,
        printings.map(({ card, quantity }) => `${quantity} × ${card.id}`),
      ]),
    ).toEqual([
      ['SOR', ['4 × sor-2', '2 × sor-12']],
      ['TWI', ['3 × twi-1', '1 × twi-3']],
    ]);
  });

  test('printings of unknown sets are left out, and no printings give no groups', () => {
    expect(groupBySet([printing('gone', 1, 1)], sets, 'CARD_NUMBER')).toEqual([]);
    expect(groupBySet([], sets, 'VARIANT_TYPE')).toEqual([]);
  });

  test('the given list isn’t changed', () => {
    const given = [printing('sor', 2, 1), printing('sor', 1, 1)];
    groupBySet(given, sets, 'CARD_NUMBER');
    expect(given.map(({ card }) => card.id)).toEqual(['sor-2', 'sor-1']);
  });
});
